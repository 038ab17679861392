import {
  type CallAnswer,
  type CallInput,
  type listAvatars as listCall,
  Refusal,
  type setAvatar as setCall,
} from '@pelita/contract';
import type { AvatarFriend } from '@pelita/ui/art';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { IdentityNeeds } from '../../entrance/needs.ts';
import type { IdentityParts } from '../../entrance/parts.ts';
import { paintAvatar } from './paint-avatar.ts';
import { chooseDrawn, keepPicture, pictureByName } from './store.ts';

const NAME_BYTES = 16;
/** The house's set: each shows whom its name says, so no two are alike. */
const drawn = [
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

export function listAvatars({ needs }: IdentityParts) {
  return async (): Promise<CallAnswer<typeof listCall>> =>
    drawn.map((name) => ({ name, avatar: needs.avatarUrl(name) }));
}

export function setAvatar({ platform, needs }: IdentityParts) {
  return async (
    database: Database,
    who: CallerOf<typeof setCall>,
    { body }: CallInput<typeof setCall>,
  ): Promise<CallAnswer<typeof setCall>> => {
    const { playerId } = who.player;
    const { name, picture } = body;
    if (picture === undefined) {
      const chosen = drawn.find((one) => one === name);
      if (chosen === undefined) throw unfit('name', 'pattern');
      await database.transaction((tx) => chooseDrawn(tx, playerId, chosen));
      return avatarOf({ avatarSeed: chosen, avatarPicture: null }, needs);
    }
    const painted = await paintAvatar(picture);
    if (typeof painted === 'string') throw unfit('picture', painted);
    const avatarPicture = platform.random.token(NAME_BYTES);
    await database.transaction((tx) => keepPicture(tx, playerId, avatarPicture, painted));
    return avatarOf({ avatarSeed: '', avatarPicture }, needs);
  };
}

/** Where an account's avatar is had, and whether its holder has put it up or chosen it. */
export function avatarOf(
  { avatarSeed, avatarPicture }: { avatarSeed: string; avatarPicture: string | null },
  { avatarUrl }: Pick<IdentityNeeds, 'avatarUrl'>,
) {
  return avatarPicture === null
    ? { avatar: avatarUrl(avatarSeed), avatarType: 'STATIC' as const }
    : { avatar: `/avatars/${avatarPicture}.webp`, avatarType: 'CUSTOM' as const };
}

/** Pictures that players put up, under names that are drawn: whoever was shown one may see it. */
export function avatarFiles({ database }: Platform) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { file: string } }>('/avatars/:file', async (request, reply) => {
      const name = /^([\w-]{22})\.webp$/.exec(request.params.file)?.[1];
      const bytes = name === undefined ? null : await database.reading((tx) => pictureByName(tx, name));
      if (bytes === null) throw new Refusal('unknown_path');
      return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(bytes);
    });
  };
}

function unfit(field: string, key: string): Refusal {
  return new Refusal('invalid_field', { fields: { [field]: { key } } });
}
