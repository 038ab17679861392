-- A rebate without a share of its own pays what each player's rank brings, category by category.
alter table promotion drop constraint promotion_check3;
alter table promotion add check (
  case kind when 'freeCredit' then percent_basis_points is null when 'rebate' then true
    else percent_basis_points is not null end);
