import { sessionLengths } from '@app/learning/course/session'
import { defaultTargetLanguage, languageOf } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'zustand'
import { usePlace } from '../../addresses/use-place.ts'
import { sessionSettings } from '../../device/settings/session-settings.ts'
import { useTargetLanguage } from '../../device/target-language/target-language.ts'
import { SelectField, SwitchField } from '../../ui/form/field.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'

const lengths = ['5', '10', '15'] as const
const orders = ['together', 'understands'] as const

/** How long a session is, from the next one on. */
export function MinutesField() {
  const { t } = useLingui()
  const { minutes } = useStore(sessionSettings)
  return (
    <SelectField
      label={t`Minutes a day`}
      value={lengths.find((length) => Number(length) === minutes) ?? '10'}
      options={lengths}
      names={{ '5': t`5 minutes`, '10': t`10 minutes`, '15': t`15 minutes` }}
      onChange={(chosen) => {
        const found = sessionLengths.find((length) => length === Number(chosen))
        if (found) sessionSettings.setState({ minutes: found })
      }}
    />
  )
}

/** What the learner's sessions ask for. Each change holds from the next session on. */
export function SessionFields() {
  const { t } = useLingui()
  const { to, language } = usePlace()
  const { understands, hears, speaks, writes } = useStore(sessionSettings)
  const set = sessionSettings.setState
  const isMalayalam = useTargetLanguage() === defaultTargetLanguage
  // Whoever reads the page in Malayalam is not asked whether they can.
  const mayNotRead = languageOf(language).spoken !== defaultTargetLanguage || understands
  return (
    <section className="grid gap-4 border-t border-line pt-4">
      <h3 className="text-xl font-bold">
        <Trans>Your sessions</Trans>
      </h3>
      {isMalayalam && mayNotRead && (
        <SelectField
          label={t`Start with`}
          about={t`What is new comes in this order.`}
          value={understands ? 'understands' : 'together'}
          options={orders}
          names={{
            together: t`Letters and words together`,
            understands: t`Letters (I understand, but can't read)`,
          }}
          onChange={(chosen) => set({ understands: chosen === 'understands' })}
        />
      )}
      <SwitchField
        label={t`Listening`}
        about={t`Some questions are only heard.`}
        on={hears}
        onChange={(hears) => set({ hears })}
      />
      <SwitchField
        label={t`Speaking`}
        about={t`Some answers are said aloud.`}
        on={speaks}
        onChange={(speaks) => set({ speaks })}
      />
      {isMalayalam && (
        <>
          <SwitchField
            label={t`Writing by hand`}
            about={t`New letters are also drawn with a finger.`}
            on={writes}
            onChange={(writes) => set({ writes })}
          />
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
