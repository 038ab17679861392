import type { AvatarFriend } from '@pelita/ui/art';

/** The set of the product: each shows what its name says, so no two are alike. */
export const drawnAvatars = [
  'tiger',
  'elephant',
  'monkey',
  'mouseDeer',
  'rooster',
  'hornbill',
  'koi',
  'turtle',
  'butterfly',
  'peacock',
  'naga',
  'lotus',
] as const satisfies readonly AvatarFriend[];
