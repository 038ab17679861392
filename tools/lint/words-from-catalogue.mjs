// Every word that a person reads or hears comes from the catalogues; a word typed into JSX would stay in one language.
const LETTER = /\p{L}/u;
const SPOKEN_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

export const wordsFromCatalogue = {
  meta: { type: 'problem', docs: { description: 'No bare text in JSX.' } },
  create(context) {
    const refuse = (node, text) =>
      context.report({
        node,
        message: `Bare text «${text.trim().slice(0, 40)}» in JSX: put it into the catalogues of packages/i18n and show it with t('…').`,
      });
    const look = (node) => {
      for (const [part, text] of literals(node)) if (LETTER.test(text)) refuse(part, text);
    };
    return {
      JSXText(node) {
        if (LETTER.test(node.value)) refuse(node, node.value);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment') look(node.expression);
      },
      JSXAttribute(node) {
        if (!node.value || !SPOKEN_ATTRIBUTES.has(node.name.name)) return;
        look(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
      },
    };
  },
};

/** The literal texts that this expression may turn out to be: through both arms of a choice, and inside a template. */
function literals(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [[node, node.value]] : [];
  if (node.type === 'TemplateLiteral') return node.quasis.map((part) => [node, part.value.cooked ?? '']);
  if (node.type === 'ConditionalExpression') return [...literals(node.consequent), ...literals(node.alternate)];
  if (node.type === 'LogicalExpression') return [...literals(node.left), ...literals(node.right)];
  return [];
}
