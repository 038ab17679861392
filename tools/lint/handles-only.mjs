// Time, chance and the environment come in as handles, so that a test can hold them still. Only the platform folder of
// each app reaches for the real ones (the exemptions stand in .oxlintrc.json).
const INSTEAD = {
  'process.env': 'take the value from the environment that the platform parsed at start',
  'Date.now': 'take a Clock as an argument and ask it for the time',
  'new Date': 'take a Clock as an argument and ask it for the time',
  Date: 'take a Clock as an argument and ask it for the time',
  'Temporal.Now': 'take a Clock as an argument and ask it for the time',
  'Math.random': 'take a random source as an argument',
};

export const handlesOnly = {
  meta: { type: 'problem', docs: { description: 'Time, chance and the environment come in as handles.' } },
  create(context) {
    const refuse = (node, name) =>
      context.report({ node, message: `${name} outside a platform folder: ${INSTEAD[name]}.` });
    return {
      MemberExpression(node) {
        const name = dottedName(node);
        if (name in INSTEAD) refuse(node, name);
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) refuse(node, 'new Date');
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date') refuse(node, 'Date');
      },
      ImportDeclaration(node) {
        if (!/^(node:)?process$/.test(node.source.value)) return;
        if (node.specifiers.some((one) => one.imported?.name === 'env')) refuse(node, 'process.env');
      },
    };
  },
};

function dottedName(node) {
  const object = node.object.type === 'MemberExpression' ? node.object.property : node.object;
  const property = node.computed ? node.property.value : node.property.name;
  const owner = object.name === 'globalThis' ? '' : `${object.name}.`;
  return `${owner}${property}`;
}
