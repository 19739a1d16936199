-- Statistics of one layer at a time, on a smaller sample: on the embedded home everybody waits while they are taken.
drop function territory.refresh_statistics();
create function territory.refresh_statistics(layer text) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set default_statistics_target = 25 as $$
begin
  case layer
    when 'parcelles' then analyze territory.loaded_parcelle;
    when 'batiments' then analyze territory.loaded_batiment;
    when 'voies' then analyze territory.loaded_voie;
    when 'zones' then analyze territory.loaded_zone;
    when 'ventes' then analyze territory.loaded_sale;
    when 'facts' then analyze territory.loaded_parcelle_fact;
    when 'scan' then analyze territory.loaded_parcelle_scan;
    else analyze territory.commune;
  end case;
  analyze territory.layer;
end $$;
revoke execute on function territory.refresh_statistics(text) from public;
grant execute on function territory.refresh_statistics(text) to lotir_jobs;
