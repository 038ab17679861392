// Lays a brotli copy beside each built text file, so that the server sends the best compression and never computes it.
import { globSync, existsSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const SMALLEST_BYTES = 1000;
const TEXT = '**/*.{js,mjs,css,html,svg,json,txt,xml,wasm,webmanifest}';
const brotli = promisify(brotliCompress);

/** Compresses every text file of the client part of a built folder; a copy that would not be smaller is not kept. */
export async function compress(folder) {
  // What only the server imports is never sent.
  const files = globSync(TEXT, { cwd: folder, exclude: (path) => path === 'server' }).map((file) => join(folder, file));
  const waiting = files.filter((file) => statSync(file).size > SMALLEST_BYTES && !isDone(file));
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compressOne(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

const isDone = (file) => existsSync(`${file}.br`) && statSync(`${file}.br`).mtimeMs >= statSync(file).mtimeMs;

async function compressOne(file) {
  const content = readFileSync(file);
  const small = await brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  if (small.length < content.length) await writeFile(`${file}.br`, small);
}
