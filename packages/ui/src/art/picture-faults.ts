/** What a test may ask of a drawing as text. Not for the product. */
const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/y;

/** Says what is wrong with a picture as an SVG document that may stand inline beside others, or nothing. */
export function faultIn(picture: string): string | undefined {
  if (/<text|<tspan|<script|<foreignObject|<image|\sstyle=|\son[a-z]+=/i.test(picture))
    return 'holds what a picture must not';
  if (/(?:href|src)="(?!#)/.test(picture)) return 'reaches outside itself';
  if (/NaN|undefined|Infinity|null/.test(picture)) return 'holds a number that is none';
  const open: string[] = [];
  let at = 0;
  while (at < picture.length) {
    if (picture[at] === '<') {
      tag.lastIndex = at;
      const found = tag.exec(picture);
      if (!found) return `is malformed at ${picture.slice(at, at + 60)}`;
      const [whole, closing, name = '', attributes = '', empty] = found;
      const names = [...attributes.matchAll(/\s([a-zA-Z][\w:-]*)=/g)].map(([, attribute]) => attribute);
      if (new Set(names).size !== names.length) return `repeats an attribute in ${whole}`;
      if (closing) {
        if (open.pop() !== name) return `closes ${name} out of turn`;
      } else if (!empty) open.push(name);
      at += whole.length;
    } else {
      const next = picture.indexOf('<', at);
      const words = picture.slice(at, next < 0 ? undefined : next);
      if (/&(?!#\d+;)|>/.test(words)) return 'holds unescaped words';
      at += words.length;
    }
    if (open.length === 0 && at < picture.length) return 'goes on after its end';
  }
  if (open.length > 0) return `leaves ${open.join(' ')} open`;
  const ids = idsIn(picture);
  if (new Set(ids).size !== ids.length) return 'repeats an id';
  const known = new Set(ids);
  const lost = [...picture.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].find(([, id = '']) => !known.has(id));
  return lost ? `points at ${lost[1]}, which is not there` : undefined;
}

export const idsIn = (picture: string): string[] => [...picture.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
