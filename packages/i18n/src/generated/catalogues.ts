// Written by `npm run generate` from src/messages.
import type { BrowserBundle, BundleName, Catalogue } from '../bundles.ts';
import type { CatalogueTag } from '../languages.ts';
import en_agents from './en.agents.ts';
import en_betting from './en.betting.ts';
import en_centre from './en.centre.ts';
import en_coming from './en.coming.ts';
import en_inbox from './en.inbox.ts';
import en_lobby from './en.lobby.ts';
import en_lottery from './en.lottery.ts';
import en_member from './en.member.ts';
import en_office from './en.office.ts';
import en_page from './en.page.ts';
import en_points from './en.points.ts';
import en_reading from './en.reading.ts';
import en_records from './en.records.ts';
import en_server from './en.server.ts';
import en_studio from './en.studio.ts';
import en_wallets from './en.wallets.ts';
import en_withdrawals from './en.withdrawals.ts';
import ms_agents from './ms.agents.ts';
import ms_betting from './ms.betting.ts';
import ms_centre from './ms.centre.ts';
import ms_coming from './ms.coming.ts';
import ms_inbox from './ms.inbox.ts';
import ms_lobby from './ms.lobby.ts';
import ms_lottery from './ms.lottery.ts';
import ms_member from './ms.member.ts';
import ms_office from './ms.office.ts';
import ms_page from './ms.page.ts';
import ms_points from './ms.points.ts';
import ms_reading from './ms.reading.ts';
import ms_records from './ms.records.ts';
import ms_server from './ms.server.ts';
import ms_studio from './ms.studio.ts';
import ms_wallets from './ms.wallets.ts';
import ms_withdrawals from './ms.withdrawals.ts';
import qps_agents from './qps.agents.ts';
import qps_betting from './qps.betting.ts';
import qps_centre from './qps.centre.ts';
import qps_coming from './qps.coming.ts';
import qps_inbox from './qps.inbox.ts';
import qps_lobby from './qps.lobby.ts';
import qps_lottery from './qps.lottery.ts';
import qps_member from './qps.member.ts';
import qps_office from './qps.office.ts';
import qps_page from './qps.page.ts';
import qps_points from './qps.points.ts';
import qps_reading from './qps.reading.ts';
import qps_records from './qps.records.ts';
import qps_server from './qps.server.ts';
import qps_studio from './qps.studio.ts';
import qps_wallets from './qps.wallets.ts';
import qps_withdrawals from './qps.withdrawals.ts';

export const catalogues: Record<CatalogueTag, Record<BundleName, Catalogue>> = {
  "en": { agents: en_agents, betting: en_betting, centre: en_centre, coming: en_coming, inbox: en_inbox, lobby: en_lobby, lottery: en_lottery, member: en_member, office: en_office, page: en_page, points: en_points, reading: en_reading, records: en_records, server: en_server, studio: en_studio, wallets: en_wallets, withdrawals: en_withdrawals },
  "ms": { agents: ms_agents, betting: ms_betting, centre: ms_centre, coming: ms_coming, inbox: ms_inbox, lobby: ms_lobby, lottery: ms_lottery, member: ms_member, office: ms_office, page: ms_page, points: ms_points, reading: ms_reading, records: ms_records, server: ms_server, studio: ms_studio, wallets: ms_wallets, withdrawals: ms_withdrawals },
  "qps": { agents: qps_agents, betting: qps_betting, centre: qps_centre, coming: qps_coming, inbox: qps_inbox, lobby: qps_lobby, lottery: qps_lottery, member: qps_member, office: qps_office, page: qps_page, points: qps_points, reading: qps_reading, records: qps_records, server: qps_server, studio: qps_studio, wallets: qps_wallets, withdrawals: qps_withdrawals },
};
