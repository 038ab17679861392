import type { ErrorTexts } from '../../../error-texts.ts';

export const promotions: ErrorTexts<'promotions'> = {
  promotion_unknown: 'Promosi ini tiada lagi.',
  promotion_not_open: 'Promosi ini tidak dibuka sekarang.',
  promotion_not_eligible: 'Promosi ini tidak dibuka untuk anda.',
  promotion_not_claimable: 'Tiada apa untuk dituntut di sini sekarang.',
  promotion_claimed: 'Anda sudah mendapat promosi ini buat masa ini.',
  promotion_budget_spent: 'Semua yang ada dalam promosi ini telah diberikan.',
  promotion_deposit_unfit: 'Promosi ini memerlukan deposit sekurang-kurangnya {minimum}, dengan kaedah yang dikira.',
  promotion_claim_unknown: 'Permohonan ini tidak wujud.',
  promotion_claim_decided: 'Permohonan ini sudah diputuskan.',
  promotion_terms_fixed:
    'Pemain sudah menyertainya. Syarat yang dipersetujui kekal, dan bajet hanya boleh dikurangkan.',
  promotion_state_unfit: 'Hanya draf yang belum tamat boleh diterbitkan, dan hanya yang belum ditutup boleh ditutup.',
};
