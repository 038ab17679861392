import { announcementGroups, announcementKinds } from '@pelita/contract/office';
import { FieldFrame } from '@pelita/ui/field-frame';
import { TextField } from '@pelita/ui/text-field';
import { useText } from '../../shared/language/use-text.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import type { BrandOffers, Edit } from './draft.ts';
import { PictureChoice } from './picture-choice.tsx';

/** Where and when it is shown, with which picture, and where it leads. */
export function Facts({ edit, brand }: { edit: Edit; brand: BrandOffers }) {
  const { draft, change, problems } = edit;
  const text = useText('officeContent');
  return (
    <Panel title={text('schedule')}>
      <div className="announcement-fields">
        <FieldFrame label={text('kind')} problem={problems['kind']}>
          {(wiring) => (
            <select
              {...wiring}
              className="field-input field-choice"
              value={draft.kind}
              onChange={(event) => {
                const kind = announcementKinds.find((one) => one === event.target.value) ?? draft.kind;
                change({ kind, ...(kind === 'B' ? {} : { group: null }) });
              }}
            >
              {announcementKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {text(`kind_${kind}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {draft.kind === 'B' && (
          <FieldFrame label={text('group')} problem={problems['group']}>
            {(wiring) => (
              <select
                {...wiring}
                className="field-input field-choice"
                value={draft.group ?? ''}
                onChange={(event) =>
                  change({ group: announcementGroups.find((one) => one === event.target.value) ?? null })
                }
              >
                <option value="">{text('group_none')}</option>
                {announcementGroups.map((group) => (
                  <option key={group} value={group}>
                    {text(`group_${group}`)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        )}
        <TextField
          name="from"
          type="datetime-local"
          label={text('from')}
          hint={text('fromHint', { zone: brand.timeZone })}
          value={draft.from}
          onChange={(from) => change({ from })}
          problem={problems['from']}
        />
        <TextField
          name="until"
          type="datetime-local"
          label={text('until')}
          hint={text('untilHint')}
          value={draft.until}
          onChange={(until) => change({ until })}
          problem={problems['until']}
        />
        <TextField
          name="linkage"
          label={text('linkage')}
          hint={text('linkageHint')}
          value={draft.linkage}
          onChange={(linkage) => change({ linkage })}
          problem={problems['linkage']}
        />
      </div>
      <PictureChoice edit={edit} />
    </Panel>
  );
}
