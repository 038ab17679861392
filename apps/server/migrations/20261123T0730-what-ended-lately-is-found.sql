-- The nightly reconciliation reads what is open and what has ended since the seal, however much ended before.
create index vendor_transfer_by_end on vendor_transfer (ended_at);
-- Rounds lie in the order of their beginnings, and end soon after; so a few pages tell which of them moved money lately.
create index studio_round_by_play on studio_round using brin (played_at) with (autosummarize = on);
create index studio_round_by_end on studio_round using brin (settled_at) with (autosummarize = on);
