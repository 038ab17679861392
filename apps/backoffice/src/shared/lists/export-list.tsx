import { createExport, type List } from '@pelita/contract/office';
import { useFailureText } from '@pelita/ui/failure-text';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../calls/use-act.ts';
import { useMay } from '../session/use-operator.ts';
import { filterOf, type ListAddress } from './list-address.ts';
import { useListWords } from './list-words.ts';

/** Asks for the list as a file by the filters that are set, and lets the browser fetch it. */
export function ExportList({ list, address }: Pick<List, 'list'> & { address: ListAddress }) {
  const { text } = useListWords();
  const failureText = useFailureText();
  const mayExport = useMay(list.export?.permission ?? list.permission);
  const { act, isRunning } = useAct(createExport, []);
  const [failure, setFailure] = useState<unknown>(null);
  if (!list.export || !mayExport) return null;
  const fetchFile = async (): Promise<void> => {
    setFailure(null);
    try {
      const { sort } = address;
      const body = { list: list.name, filter: filterOf(address), ...(sort === undefined ? {} : { sort }) };
      const { id } = await act({ body });
      location.assign(`/office/exports/${id}`);
    } catch (refused) {
      setFailure(refused);
    }
  };
  return (
    <>
      {failure !== null && (
        <span role="alert" className="field-problem">
          {failureText(failure)}
        </span>
      )}
      <button
        type="button"
        className="button button-small button-quiet"
        disabled={isRunning}
        onClick={() => void fetchFile()}
      >
        <Download aria-hidden size={16} />
        {text('csv')}
      </button>
    </>
  );
}
