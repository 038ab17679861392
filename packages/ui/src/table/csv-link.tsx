import { Download } from 'lucide-react';
import { useKitText } from '../words/use-kit-text.ts';

/** The whole list as a file, by the filters that are set; the server writes it. */
export function CsvLink({ href, list }: { href: string; list: string }) {
  const text = useKitText('kitData');
  return (
    <a href={href} download className="button button-small button-quiet" aria-label={text('csvOf', { list })}>
      <Download aria-hidden size={16} />
      {text('csv')}
    </a>
  );
}
