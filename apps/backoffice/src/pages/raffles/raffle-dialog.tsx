import { type CallValue, ticketSources } from '@pelita/contract';
import { addRaffle, changeRaffle, listRaffles, type OfficeRaffle } from '@pelita/contract/office';
import { TextField } from '@pelita/ui/text-field';
import { CategoryBoxes } from '../../features/activities/category-boxes.tsx';
import {
  commonBodyOf,
  commonDraftOf,
  prizeBodyOf,
  prizeDraftOf,
  type PrizeDraft,
  wholeOf,
} from '../../features/activities/common-draft.ts';
import { ScheduleFields, WordsFields } from '../../features/activities/common-fields.tsx';
import { PrizeFields } from '../../features/activities/prize-fields.tsx';
import { SelectField } from '../../shared/parts/select-field.tsx';
import { useActivityDraft } from '../../features/activities/use-activity-draft.ts';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';

type All = CallValue<typeof listRaffles>;

/** What earns a ticket, and the prizes with their weights and stock. */
export function RaffleDialog(props: { opened: OfficeRaffle | null; all: All; onClose: () => void }) {
  const { opened, all, onClose } = props;
  const text = useText('officeActivities');
  const { act: add } = useAct(addRaffle, [listRaffles]);
  const { act: change } = useAct(changeRaffle, [listRaffles]);
  const { draft, set, save, isOutdated } = useActivityDraft({
    opened,
    draftOf: (raffle: OfficeRaffle | null) => draftOf(raffle, { count: all.raffles.length }),
    bodyOf,
    add,
    change,
  });
  const common = { draft, languages: all.languages, onChange: set };
  return (
    <ActDialog
      title={text(opened ? 'changeRaffle' : 'addRaffle')}
      confirm={text('save')}
      onAct={save}
      onClose={onClose}
    >
      {isOutdated && <p role="status">{text('changedMeanwhile')}</p>}
      <WordsFields {...common} />
      <SelectField
        label={text('earnedBy')}
        value={draft.earnedBy}
        choices={ticketSources.map((value) => ({ value, label: text(`objective_${value}`) }))}
        onChange={(earnedBy) => set({ earnedBy })}
      />
      {draft.earnedBy === 'turnover' && (
        <CategoryBoxes chosen={draft.categories} onChange={(categories) => set({ categories })} />
      )}
      <TextField
        name="ticketAmount"
        label={text('ticketAmount')}
        inputMode="decimal"
        value={draft.ticketAmount}
        onChange={(ticketAmount) => set({ ticketAmount })}
      />
      <TextField
        name="ticketsMaximum"
        label={text('ticketsMaximum')}
        inputMode="numeric"
        value={draft.ticketsMaximum}
        onChange={(ticketsMaximum) => set({ ticketsMaximum })}
      />
      <Prizes prizes={draft.prizes} motifs={all.motifs} onChange={(prizes) => set({ prizes })} />
      <ScheduleFields {...common} />
    </ActDialog>
  );
}

type TableDraft = { motif: string; prize: PrizeDraft; weight: string; stock: string };

function Prizes(props: {
  prizes: readonly TableDraft[];
  motifs: readonly string[];
  onChange: (prizes: TableDraft[]) => void;
}) {
  const { prizes, motifs, onChange } = props;
  const text = useText('officeActivities');
  const put = (at: number, changes: Partial<TableDraft>) =>
    onChange(prizes.map((prize, index) => (index === at ? { ...prize, ...changes } : prize)));
  return (
    <fieldset className="field">
      <legend className="field-label">{text('prizes')}</legend>
      {prizes.map((prize, at) => (
        <div key={at}>
          <SelectField
            label={text('motif')}
            value={prize.motif}
            choices={motifs.map((motif) => ({ value: motif, label: motif }))}
            onChange={(motif) => put(at, { motif })}
          />
          <PrizeFields draft={prize.prize} nothing={text('noPrize')} onChange={(given) => put(at, { prize: given })} />
          <TextField
            name={`weight-${at}`}
            label={text('weight')}
            inputMode="numeric"
            value={prize.weight}
            onChange={(weight) => put(at, { weight })}
          />
          <TextField
            name={`stock-${at}`}
            label={text('stock')}
            hint={text('stockHint')}
            inputMode="numeric"
            value={prize.stock}
            onChange={(stock) => put(at, { stock })}
          />
          {prizes.length > 1 && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => onChange(prizes.filter((_, index) => index !== at))}
            >
              {text('removePrize')}
            </button>
          )}
        </div>
      ))}
      <button type="button" className="button button-quiet" onClick={() => onChange([...prizes, emptyPrize(motifs)])}>
        {text('addPrize')}
      </button>
    </fieldset>
  );
}

function emptyPrize(motifs: readonly string[]): TableDraft {
  return { motif: motifs[0] ?? 'coin', prize: prizeDraftOf(null), weight: '1', stock: '' };
}

function draftOf(raffle: OfficeRaffle | null, known: { count: number }) {
  return {
    ...commonDraftOf(raffle, known),
    earnedBy: raffle?.earnedBy ?? ('turnover' as OfficeRaffle['earnedBy']),
    categories: raffle?.categories ?? [],
    ticketAmount: raffle?.ticketAmount ?? '',
    ticketsMaximum: String(raffle?.ticketsMaximum ?? ''),
    prizes: raffle
      ? raffle.prizes.map(({ motif, prize, weight, stock }) => ({
          motif,
          prize: prizeDraftOf(prize),
          weight: String(weight),
          stock: stock === null ? '' : String(stock),
        }))
      : [emptyPrize([])],
  };
}

function bodyOf(draft: ReturnType<typeof draftOf>) {
  return {
    ...commonBodyOf(draft),
    lastDay: draft.lastDay,
    earnedBy: draft.earnedBy,
    categories: draft.categories,
    ticketAmount: draft.ticketAmount.trim(),
    ticketsMaximum: wholeOf(draft.ticketsMaximum),
    prizes: draft.prizes.map(({ motif, prize, weight, stock }) => ({
      motif,
      prize: prizeBodyOf(prize),
      weight: wholeOf(weight),
      stock: stock.trim() === '' ? null : wholeOf(stock),
    })),
  };
}
