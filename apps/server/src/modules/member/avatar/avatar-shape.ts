import type { MemberNeeds } from '../needs.ts';

/** The address of an account's avatar, and whether its holder has put it up or chosen it. */
export function avatarShape(
  { avatarSeed, avatarPicture }: { avatarSeed: string; avatarPicture: string | null },
  { avatarUrl }: Pick<MemberNeeds, 'avatarUrl'>,
) {
  return avatarPicture === null
    ? { avatar: avatarUrl(avatarSeed), avatarType: 'STATIC' as const }
    : { avatar: `/avatars/${avatarPicture}.webp`, avatarType: 'CUSTOM' as const };
}
