-- What the source of risks said of a whole commune on the day it was loaded: said where a parcel's own risks cannot be
-- asked, and never as the parcel's. Null where it was not asked, or did not answer.
alter table territory.commune add column risks jsonb;
