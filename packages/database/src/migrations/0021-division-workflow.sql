-- A division project from its generation to its approval: what it answered besides its scenarios, and where it stands.
alter table app.division_project
  -- Refusals, remarks, the annotation of a ground that cannot be divided, and what the scenarios were made with.
  add column answer jsonb not null default '{}',
  add column status text not null default 'draft' check (status in ('draft', 'ready', 'approved', 'sent-back')),
  -- The scenario that is proposed.
  add column chosen text,
  -- What the Admin said of it.
  add column word text not null default '',
  add column status_by uuid references auth."user" (id) on delete set null,
  add column status_at timestamptz,
  add column updated_by uuid references auth."user" (id) on delete set null;

grant insert (answer, updated_by), update (answer, status, chosen, word, status_by, status_at, updated_by)
  on app.division_project to lotir_application;
