import { type CallValue, missionCycles, objectives, rankedObjectives } from '@pelita/contract';
import { addMission, changeMission, listMissions, type OfficeMission } from '@pelita/contract/office';
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

type All = CallValue<typeof listMissions>;

/** A mission, a leaderboard, or both: an objective, what reaching it brings, and what the ranks bring. */
export function MissionDialog(props: { opened: OfficeMission | null; all: All; onClose: () => void }) {
  const { opened, all, onClose } = props;
  const text = useText('officeActivities');
  const { act: add } = useAct(addMission, [listMissions]);
  const { act: change } = useAct(changeMission, [listMissions]);
  const { draft, set, save, isOutdated } = useActivityDraft({
    opened,
    draftOf: (mission: OfficeMission | null) => draftOf(mission, { count: all.missions.length }),
    bodyOf,
    add,
    change,
  });
  const common = { draft, languages: all.languages, onChange: set };
  return (
    <ActDialog
      title={text(opened ? 'changeMission' : 'addMission')}
      confirm={text('save')}
      onAct={save}
      onClose={onClose}
    >
      {isOutdated && <p role="status">{text('changedMeanwhile')}</p>}
      <WordsFields {...common} />
      <SelectField
        label={text('objective')}
        value={draft.objective}
        choices={objectives.map((value) => ({ value, label: text(`objective_${value}`) }))}
        onChange={(objective) => set({ objective })}
      />
      {(draft.objective === 'turnover' || draft.objective === 'wins') && (
        <CategoryBoxes chosen={draft.categories} onChange={(categories) => set({ categories })} />
      )}
      <SelectField
        label={text('cycle')}
        value={draft.cycle}
        choices={missionCycles.map((value) => ({ value, label: text(`cycle_${value}`) }))}
        onChange={(cycle) => set({ cycle })}
      />
      <TextField
        name="target"
        label={text('target')}
        hint={text('targetHint')}
        inputMode="decimal"
        value={draft.target}
        onChange={(target) => set({ target })}
      />
      <PrizeFields draft={draft.prize} nothing={text('noPrize')} onChange={(prize) => set({ prize })} />
      {rankedObjectives.includes(draft.objective) && (
        <Ranks ranks={draft.rankPrizes} onChange={(rankPrizes) => set({ rankPrizes })} />
      )}
      <ScheduleFields {...common} mayBeEndless={draft.cycle !== 'once'} />
    </ActDialog>
  );
}

type RankDraft = { rankFrom: string; rankTo: string; prize: PrizeDraft };

function Ranks({ ranks, onChange }: { ranks: readonly RankDraft[]; onChange: (ranks: RankDraft[]) => void }) {
  const text = useText('officeActivities');
  const next = String(Number(ranks.at(-1)?.rankTo ?? 0) + 1);
  const put = (at: number, changes: Partial<RankDraft>) =>
    onChange(ranks.map((rank, index) => (index === at ? { ...rank, ...changes } : rank)));
  return (
    <fieldset className="field">
      <legend className="field-label">{text('rankPrizes')}</legend>
      {ranks.map((rank, at) => (
        <div key={at}>
          <TextField
            name={`rankFrom-${at}`}
            label={text('rankFrom')}
            inputMode="numeric"
            value={rank.rankFrom}
            onChange={(rankFrom) => put(at, { rankFrom })}
          />
          <TextField
            name={`rankTo-${at}`}
            label={text('rankTo')}
            inputMode="numeric"
            value={rank.rankTo}
            onChange={(rankTo) => put(at, { rankTo })}
          />
          <PrizeFields draft={rank.prize} nothing={text('removeRank')} onChange={(prize) => put(at, { prize })} />
        </div>
      ))}
      <button
        type="button"
        className="button button-quiet"
        onClick={() =>
          onChange([
            ...ranks,
            { rankFrom: next, rankTo: next, prize: { kind: 'cash', amount: '', turnoverTimes: '1.00' } },
          ])
        }
      >
        {text('addRank')}
      </button>
    </fieldset>
  );
}

function draftOf(mission: OfficeMission | null, known: { count: number }) {
  return {
    ...commonDraftOf(mission, known),
    objective: mission?.objective ?? ('depositSum' as OfficeMission['objective']),
    categories: mission?.categories ?? [],
    cycle: mission?.cycle ?? ('daily' as OfficeMission['cycle']),
    target: mission?.target ?? '',
    prize: prizeDraftOf(mission?.prize ?? null),
    rankPrizes: (mission?.rankPrizes ?? []).map(({ rankFrom, rankTo, prize }) => ({
      rankFrom: String(rankFrom),
      rankTo: String(rankTo),
      prize: prizeDraftOf(prize),
    })),
  };
}

/** A rank whose prize was taken away is left out. */
function bodyOf(draft: ReturnType<typeof draftOf>) {
  const target = draft.target.trim();
  return {
    ...commonBodyOf(draft),
    lastDay: draft.lastDay === '' ? null : draft.lastDay,
    objective: draft.objective,
    categories: draft.categories,
    cycle: draft.cycle,
    target: target === '' ? null : target,
    prize: prizeBodyOf(draft.prize),
    rankPrizes: draft.rankPrizes.flatMap(({ rankFrom, rankTo, prize }) => {
      const given = prizeBodyOf(prize);
      return given ? [{ rankFrom: wholeOf(rankFrom), rankTo: wholeOf(rankTo), prize: given }] : [];
    }),
  };
}
