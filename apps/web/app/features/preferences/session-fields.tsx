import { sessionLengths } from '@app/learning/course/session'
import { defaultTargetLanguage } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'zustand'
import { usePlace } from '../../addresses/use-place.ts'
import { sessionSettings } from '../../device/settings/session-settings.ts'
import { useTargetLanguage } from '../../device/target-language/target-language.ts'
import { SelectField, SwitchField } from '../../ui/form/field.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'

const lengths = ['5', '10', '15'] as const
const orders = ['together', 'understands'] as const

/** How the learner's sessions are. Each change holds from the next session on. */
export function SessionFields() {
  const { t } = useLingui()
  const { to } = usePlace()
  const { minutes, understands, hears, speaks, writes } = useStore(sessionSettings)
  const set = sessionSettings.setState
  const isMalayalam = useTargetLanguage() === defaultTargetLanguage
  return (
    <section className="grid gap-4 border-t border-line pt-4">
      <h3 className="text-xl font-bold">
        <Trans>Your sessions</Trans>
      </h3>
      <SelectField
        label={t`Minutes a day`}
        value={lengths.find((length) => Number(length) === minutes) ?? '10'}
        options={lengths}
        names={{ '5': t`5 minutes`, '10': t`10 minutes`, '15': t`15 minutes` }}
        onChange={(chosen) => {
          const found = sessionLengths.find((length) => length === Number(chosen))
          if (found) set({ minutes: found })
        }}
      />
      {isMalayalam && (
        <SelectField
          label={t`What comes first`}
          value={understands ? 'understands' : 'together'}
          options={orders}
          names={{
            together: t`Letters and words together`,
            understands: t`Script: I understand by ear, but do not read`,
          }}
          onChange={(chosen) => set({ understands: chosen === 'understands' })}
        />
      )}
      <SwitchField label={t`Ask by ear`} on={hears} onChange={(hears) => set({ hears })} />
      <SwitchField label={t`Ask me to speak`} on={speaks} onChange={(speaks) => set({ speaks })} />
      {isMalayalam && (
        <>
          <SwitchField label={t`Write letters by hand`} on={writes} onChange={(writes) => set({ writes })} />
          <p>
            <PlainLink to={to('/placement')}>
              <Trans>Find my place on the path</Trans>
            </PlainLink>
          </p>
        </>
      )}
    </section>
  )
}
