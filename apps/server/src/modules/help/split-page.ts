import type { HelpTopic } from '@pelita/contract';
import { plainText, sanitiseHtml } from '../../platform/html/sanitise-html.ts';

/**
 * A page of the brand's folder as a topic: its `h2` is the title, each `h3` begins a question. Anchors count the
 * questions, so that a link holds in every language.
 */
export function splitPage(anchor: string, html: string): HelpTopic {
  const heading = /^\s*<h2>(.*?)<\/h2>/s.exec(html);
  if (!heading) throw new Error(`the help page ${anchor} does not begin with its title in h2`);
  const [before = '', ...questions] = html.slice(heading[0].length).split('<h3>');
  return {
    anchor,
    title: plainText(heading[1] ?? ''),
    content: sanitiseHtml(before).trim(),
    entries: questions.map((question, index) => {
      const end = question.indexOf('</h3>');
      if (end < 0) throw new Error(`the help page ${anchor} has a question that does not end`);
      return {
        anchor: `${anchor}-${index + 1}`,
        title: plainText(question.slice(0, end)),
        content: sanitiseHtml(question.slice(end + '</h3>'.length)).trim(),
      };
    }),
  };
}
