import type { ErrorTexts } from '../../../error-texts.ts';

export const agents: ErrorTexts<'agents'> = {
  agent_unknown: 'Akaun ini tiada dalam pasukan anda.',
  tree_too_deep: 'Pasukan akan mempunyai terlalu banyak peringkat di bawah upline ini.',
  tree_cycle: 'Upline baharu berada dalam cabang yang hendak dipindahkan.',
  already_below_upline: 'Akaun ini memang terus di bawah upline ini.',
  rates_out_of_bounds:
    'Kadar ini melebihi kadar anda, atau kurang daripada kadar yang sudah diberi kepada orang bawahannya.',
};
