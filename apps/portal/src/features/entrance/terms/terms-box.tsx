import { type MouseEvent, Suspense } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { CheckBox } from '@pelita/ui/check-box';
import { useText } from '../../../shared/language/use-text.ts';
import { useInnerView } from '@pelita/ui/inner-view';
import { useStartup } from '../../../shared/page/page.ts';
import { lazyPart } from '../../../shared/parts/load-part.ts';

const TermsModal = lazyPart({ component: () => import('./terms-modal.tsx') });

type Props<Values extends FieldValues> = { control: Control<Values>; name: FieldPath<Values> };

/** REG-07, REG-12: the terms, and the age that goes with them. */
export function TermsBox<Values extends FieldValues>({ control, name }: Props<Values>) {
  const text = useText('identity');
  const { settings } = useStartup();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
        <div>
          <CheckBox
            ref={ref}
            label={text('terms', { age: String(settings.consentAgeYears) })}
            isChecked={value}
            onChange={onChange}
            isInvalid={error !== undefined}
          />
          <p role="alert" className="field-problem">
            {error?.message}
          </p>
          <TermsLink />
        </div>
      )}
    />
  );
}

/** REG-11: a link to the terms in the help centre; pressed plainly it shows them over the form. */
function TermsLink() {
  const text = useText('identity');
  const { view, open, leave } = useInnerView(['terms']);
  const press = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open({ name: 'terms' });
  };
  return (
    <>
      <a href="/help#term" className="text-button inline-flex items-center" onClick={press}>
        {text('readTerms')}
      </a>
      {view && (
        <Suspense fallback={null}>
          <TermsModal onClose={leave} />
        </Suspense>
      )}
    </>
  );
}
