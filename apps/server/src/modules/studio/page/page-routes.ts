import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { type Brand, Refusal } from '@pelita/contract';
import { catalogueOf, chooseLanguage, languageOf } from '@pelita/i18n';
import { placeholderColour } from '@pelita/ui/art';
import { themeStyle } from '@pelita/ui/colours';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { codingFor } from '../../../platform/http/accepted-coding.ts';
import type { StudioTitle } from '../studio.ts';
import type { BingoTitle } from '../bingo/room-terms.ts';
import type { BlackjackTitle } from '../blackjack/blackjack-terms.ts';
import type { BookTitle } from '../book/book-terms.ts';
import type { CardTitle } from '../cards/card-terms.ts';
import type { FishTitle } from '../fishing/fish-terms.ts';
import type { TableTitle } from '../tables/table-terms.ts';
import { builtPage } from './built-page.ts';
import { ASSETS_PATH, studioPage } from './page-html.ts';
import { type SymbolsOf, symbolUrls } from './symbols.ts';

type PageAsk = { Params: { gameCode: string }; Querystring: Record<string, string | string[] | undefined> };
type SymbolAsk = { Params: { version: string; gameCode: string; symbol: string } };

type Title = StudioTitle | TableTitle | CardTitle | BookTitle | FishTitle | BingoTitle | BlackjackTitle;
type TitleOf = (gameCode: string) => Promise<Title | null>;

/** Slots, tables, card games, tanks, books and bingo rooms are pages of one build, each with the texts that it says. */
const slotPage = { entry: 'src/entry.tsx', texts: 'studio' };
const tablePage = { entry: 'src/table-entry.tsx', texts: 'tables' };
const cardPage = { entry: 'src/card-entry.tsx', texts: 'cards' };
const fishPage = { entry: 'src/fishing-entry.tsx', texts: 'fishing' };
const bingoPage = { entry: 'src/bingo-entry.tsx', texts: 'bingo' };
const blackjackPage = { entry: 'src/blackjack-entry.tsx', texts: 'blackjack' };
const bookPage = { entry: 'src/book-entry.tsx', texts: 'sportsbook' };

function pageOf(title: Title) {
  if ('leagues' in title) return bookPage;
  if ('terms' in title) return tablePage;
  if ('cardTerms' in title) return cardPage;
  if ('roomTerms' in title) return bingoPage;
  if ('handTerms' in title) return blackjackPage;
  return 'fishTerms' in title ? fishPage : slotPage;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const compress = promisify(brotliCompress);

/** The game page and its files. All of them are public: what is a player's own comes by the calls. */
export function pageRoutes(needs: { brand: Brand; titleOf: TitleOf; symbolsOf: SymbolsOf; assetsFolder: string }) {
  const { symbolsOf } = needs;
  const built = builtPage(needs.assetsFolder);
  const colours = themeStyle(needs.brand.colours);

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(fastifyStatic, {
      root: needs.assetsFolder,
      prefix: ASSETS_PATH,
      decorateReply: false,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('cache-control', FOR_EVER);
        openToFrames(reply);
      },
    });

    app.get<PageAsk>('/studio/play/:gameCode', async (request, reply) => {
      const title = await titleOrNothing(needs.titleOf, request.params.gameCode);
      const language = chooseLanguage(one(request.query['lang']), needs.brand);
      const { tag, direction } = languageOf(language);
      const theme = one(request.query['theme']) === 'light' ? 'light' : 'dark';
      const page = pageOf(title);
      const symbols = page === slotPage || page === fishPage ? symbolUrls(title, symbolsOf(title)) : {};
      // What a canvas draws is fetched in another way than a picture of the page.
      const pictures = page === fishPage ? [symbols['tank'] ?? ''] : Object.values(symbols);
      const { html, policy } = studioPage(
        {
          gameCode: title.gameCode,
          name: title.name,
          engine: title.engine,
          language,
          currency: needs.brand.currency,
          texts: needs.brand.texts[language] ?? {},
          symbols,
          pictureUrl: title.pictureUrl,
        },
        {
          pictures,
          tag,
          direction,
          theme,
          colours,
          themeColour: needs.brand.colours[theme].ink,
          stageColour: placeholderColour({ name: title.name, code: title.gameCode, category: title.category }),
        },
        await built(page.entry, `${catalogueOf(language)}.${page.texts}.ts`),
      );
      return openToFrames(reply)
        .headers({
          'content-security-policy': policy,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          // The address bar of a page opened by itself holds the token in its fragment; nothing of it goes anywhere.
          'referrer-policy': 'no-referrer',
        })
        .send(html);
    });

    app.get<SymbolAsk>('/studio/symbols/:version/:gameCode/:symbol.svg', async (request, reply) => {
      const { version, gameCode, symbol } = request.params;
      const drawn = symbolsOf(await titleOrNothing(needs.titleOf, gameCode));
      const drawing = drawn.drawings.get(symbol);
      if (drawing === undefined) throw new Refusal('unknown_path');
      const takesBrotli = codingFor(request.headers['accept-encoding']) === 'br';
      return openToFrames(reply)
        .headers({
          'content-type': 'image/svg+xml; charset=utf-8',
          'cache-control': version === drawn.version ? FOR_EVER : 'no-cache',
          vary: 'accept-encoding',
          ...(takesBrotli ? { 'content-encoding': 'br' } : {}),
        })
        .send(takesBrotli ? await compress(drawing) : drawing);
    });
  };
}

/** A frame of an opaque origin is a stranger to us; these files are for strangers. */
function openToFrames(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
}

async function titleOrNothing(titleOf: TitleOf, gameCode: string): Promise<Title> {
  const title = await titleOf(gameCode);
  if (!title) throw new Refusal('game_unknown');
  return title;
}

function one(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
