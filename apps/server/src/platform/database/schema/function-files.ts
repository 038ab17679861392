import { type FunctionFile, SchemaRefused } from './schema.ts';

/**
 * The files in an order in which each finds what it needs. What is in dollar quotes is read by PostgreSQL when it runs
 * and needs nothing before; everything else is read at once: signatures, `begin atomic` and `return` bodies, views.
 */
export function inOrderOfNeed(files: readonly FunctionFile[]): FunctionFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  if (byName.size < files.length) throw new SchemaRefused('Two function files define the same name: keep one of them.');
  const ordered = new Set<FunctionFile>();
  const visit = (file: FunctionFile, path: readonly string[]): void => {
    if (ordered.has(file)) return;
    if (path.includes(file.name))
      throw new SchemaRefused(`Function files need each other in a circle: ${[...path, file.name].join(' → ')}.`);
    for (const name of needsOf(file)) {
      const needed = byName.get(name);
      if (needed) visit(needed, [...path, file.name]);
    }
    ordered.add(file);
  };
  for (const file of files) visit(file, []);
  return [...ordered];
}

function needsOf({ name, sql }: FunctionFile): string[] {
  const outside = sql.replaceAll(/--.*$/gm, '').replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '');
  const defined = [...outside.matchAll(/^create or replace (?:function|aggregate|view) (\w+)/gm)].map(
    (match) => match[1],
  );
  if (defined.length !== 1 || defined[0] !== name)
    throw new SchemaRefused(
      `The function file of ${name} must hold one "create or replace function ${name}", aggregate or view, and at most triggers beside it; it defines ${defined.join(' and ') || 'nothing'}.`,
    );
  return [...new Set(outside.match(/\w+/g))].filter((word) => word !== name);
}
