/** One circle for every group of files that import each other, types included: the shortest way round, as paths. */
export function circlesIn(imports) {
  return groupsOf(imports).map((group) => shortestCircle(imports, group));
}

/** Tarjan's strongly connected components, those of one file only where it imports itself. */
function groupsOf(imports) {
  const [order, low, groups, stack] = [new Map(), new Map(), [], []];
  const visit = (path) => {
    order.set(path, order.size);
    low.set(path, order.get(path));
    stack.push(path);
    for (const next of imports.get(path) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path), low.get(next)));
    }
    if (low.get(path) !== order.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1 || imports.get(path)?.has(path)) groups.push(new Set(group));
  };
  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return groups;
}

function shortestCircle(imports, group) {
  const [start] = group;
  const cameFrom = new Map();
  const waiting = [start];
  for (const path of waiting) {
    for (const next of imports.get(path) ?? []) {
      if (next === start) return [...wayTo(path, start, cameFrom), start];
      if (!group.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, path);
      waiting.push(next);
    }
  }
  return [...group];
}

function wayTo(path, start, cameFrom) {
  return path === start ? [start] : [...wayTo(cameFrom.get(path), start, cameFrom), path];
}
