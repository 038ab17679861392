import type { ErrorTexts } from '../../../error-texts.ts';

export const agents: ErrorTexts<'agents'> = {
  agent_unknown: 'Akaun ini tiada dalam pasukan anda.',
  tree_too_deep: 'Pasukan akan mempunyai terlalu banyak peringkat di bawah upline ini.',
  tree_cycle: 'Upline baharu berada dalam cabang yang hendak dipindahkan.',
  already_below_upline: 'Akaun ini memang terus di bawah upline ini.',
  rates_out_of_bounds:
    'Kadar ini melebihi kadar anda, atau kurang daripada kadar yang sudah diberi kepada orang bawahannya.',
  account_type_not_opened: 'Anda tidak boleh membuka akaun jenis ini.',
  no_access_for_used_account: 'Tiada akses untuk akaun yang sudah digunakan: pemiliknya sudah log masuk.',
  contact_agent: 'Jemputan ini tidak boleh digunakan lagi. Sila hubungi ejen anda untuk pautan baharu.',
  invitation_link_unknown: 'Anda tiada pautan jemputan ini.',
  too_many_invitation_links: 'Anda ada terlalu banyak pautan aktif. Sila tamatkan satu dahulu.',
  function_off: 'Perkara ini tidak tersedia buat masa ini.',
  transfer_out_of_bounds: 'Pindahan mestilah antara {minimum} dan {maximum}.',
  too_many_transfers: 'Had pindahan hari ini sudah dicapai. Sila cuba lagi esok.',
};
