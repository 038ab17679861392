import type { ErrorTexts } from '../../../error-texts.ts';

export const contracts: ErrorTexts<'contracts'> = {
  contracts_closed: 'Kontrak ini tidak tersedia buat masa ini.',
  contract_unknown: 'Kontrak ini tidak wujud.',
  contract_decided: 'Kontrak ini sudah diputuskan atau sudah tamat.',
  contract_terms_invalid:
    'Sila semak tahap: setiap tahap meminta dan membayar sekurang-kurangnya seperti yang sebelumnya.',
  contract_above_upline: 'Syarat ini lebih baik daripada syarat anda sendiri. Sila rendahkan.',
  contract_exploitable: 'Kadar ini terlalu tinggi: pasukan boleh untung dengan bertaruh pada kedua-dua belah.',
  contract_ends_others: 'Sesetengah kontrak dengan downline anda akan tamat. Sila setuju dahulu.',
  run_unknown: 'Penyelesaian ini tidak wujud.',
  run_not_waiting: 'Penyelesaian ini tidak menunggu pelepasan.',
};
