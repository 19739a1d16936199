-- Statistics of a département again when one of its tables has grown by a tenth, no longer at each load: five hundred communes
-- of one département would have had them read five hundred times. Small tables cost nothing, and are always read.
create or replace function territory.refresh_statistics(layer text, commune text) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set default_statistics_target = 25 as $$
declare
  held text := case layer when 'parcelles' then 'parcelle' when 'batiments' then 'batiment' when 'voies' then 'voie'
    when 'zones' then 'zone' when 'ventes' then 'sale' when 'dpe' then 'diagnosis' when 'facts' then 'parcelle_fact'
    when 'scan' then 'parcelle_scan' end;
  shown integer;
  partition regclass;
begin
  if held is null then
    analyze territory.commune;
  else
    select count(*) into shown from territory.layer l where l.name = refresh_statistics.layer and l.load_id is not null;
    if shown & (shown - 1) = 0 then
      execute format('analyze territory.loaded_%s', held);
    else
      partition := format('territory.loaded_%s_%s', held, lower((territory.departement_bounds(commune)).departement))::regclass;
      -- 2 000 pages are 16 MB; relpages are those of the last reading.
      if (select c.relpages < 2000 or pg_relation_size(c.oid) / current_setting('block_size')::bigint > c.relpages * 1.1
          from pg_class c where c.oid = partition) then
        execute format('analyze %s', partition);
      end if;
    end if;
  end if;
  analyze territory.layer;
end $$;
