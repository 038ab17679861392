import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { inRoot } from '../launch/root.mjs';
import { keptFiles } from './files.mjs';

/** Problems of all documents: every command, link and path that one names must be there. */
export async function checkDocuments() {
  const documents = (await keptFiles()).filter((path) => path.endsWith('.md'));
  const scripts = Object.keys(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts);
  const house = {
    scripts,
    exists: (path) => existsSync(inRoot(path)),
    read: (path) => readFileSync(inRoot(path), 'utf8'),
  };
  return documents.flatMap((path) => problemsOf(path, house.read(path), house));
}

/** Problems of one document; `house` knows the scripts and the files. */
export function problemsOf(path, text, house) {
  return text.split('\n').flatMap((line, index) => {
    const problems = [...commands(line, house), ...links(path, line, house), ...paths(path, line, house)];
    return problems.map((problem) => `${path}:${index + 1} ${problem}`);
  });
}

function commands(line, { scripts }) {
  const named = [...line.matchAll(/npm (?:run (?!-)([\w:-]+)|(start|test)\b)/g)].map((match) => match[1] ?? match[2]);
  return named
    .filter((name) => !scripts.includes(name))
    .map((name) => `names npm run ${name}, which package.json does not have.`);
}

function links(path, line, house) {
  return [...line.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].flatMap(([, link]) => {
    if (/^[a-z]+:/i.test(link)) return [];
    const [file, anchor] = link.split('#');
    const target = file ? normalize(join(dirname(path), decodeURI(file))) : path;
    if (!house.exists(target)) return [`links to ${link}, which does not exist.`];
    if (anchor && target.endsWith('.md') && !anchors(house.read(target)).includes(anchor))
      return [`links to ${link}, but no heading has that name.`];
    return [];
  });
}

const anchors = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );

/** Backticked words that begin with a top folder, or look like a file of the root, are meant as paths. */
function paths(path, line, house) {
  const words = [...line.matchAll(/`([^`\s]+)`/g)].map(([, word]) => word.replace(/[.,:;]+$/, ''));
  const meant = words.filter((word) => isPath(word) && !/[<>{}*…$()|]/.test(word));
  const isThere = (word) =>
    house.exists(word) || (word.startsWith('.') && house.exists(normalize(join(dirname(path), word))));
  return meant.filter((word) => !isThere(word)).map((word) => `names ${word}, which does not exist.`);
}

const isPath = (word) =>
  /^(apps|packages|brands|docs|e2e|bench|tools|\.ci)\//.test(word) ||
  /^\.{1,2}\/[\w-]+\/.*\.\w+$/.test(word) ||
  /^[A-Z]+\.md$/.test(word);
