// What hides a semicolon: comments, texts, and bodies in dollar quotes.
const HIDDEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g;

/** The statements of one SQL file, as `{ at, text }`: where each begins, and its words in lower case with single spaces. */
export function statementsOf(path, sql) {
  // Backticks mark their places: SQL has none.
  const bodies = [];
  const open = bareSql(sql).replaceAll(HIDDEN, (body) => {
    if (!body.startsWith('$')) return body;
    bodies.push(body);
    return `\`${bodies.length - 1}${linesOf(body)}\``;
  });
  let line = 1;
  return open.split(';').flatMap((part) => {
    const start = line + linesOf(/^\s*/.exec(part)[0]).length;
    line += linesOf(part).length;
    const text = part.replaceAll(/`(\d+)\n*`/g, (_mark, at) => bodies[at]);
    const words = text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
    return words === '' ? [] : [{ at: `${path}:${start}`, text: words }];
  });
}

/** Without comments and with empty texts; lines keep their numbers. */
export function bareSql(sql) {
  return sql.replaceAll(HIDDEN, (hidden) => {
    if (hidden.startsWith("'")) return `'${linesOf(hidden)}'`;
    return hidden.startsWith('$') ? hidden.replaceAll(/--[^\n]*/g, '') : linesOf(hidden);
  });
}

function linesOf(text) {
  return '\n'.repeat(text.split('\n').length - 1);
}
