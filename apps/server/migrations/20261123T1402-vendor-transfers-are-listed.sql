-- Operators list transfers of vendors by time, by state and by vendor.
create index vendor_transfer_by_time on vendor_transfer (requested_at, id);
create index vendor_transfer_by_state on vendor_transfer (state, requested_at);
create index vendor_transfer_by_vendor on vendor_transfer (vendor_code, requested_at);
