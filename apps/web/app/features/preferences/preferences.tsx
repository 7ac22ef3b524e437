import { defaultTargetLanguage, languages } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { addressOf } from '../../addresses/paths.ts'
import { usePlace } from '../../addresses/use-place.ts'
import { hasBadge, useBadgeWanted, wantBadge } from '../../device/settings/app-badge.ts'
import {
  paintPreferences,
  prefer,
  romanisations,
  textSizes,
  themes,
  usePreferences,
} from '../../device/settings/preferences.ts'
import { deviceKeys } from '../../device/storage/keys.ts'
import { deviceStorage } from '../../device/storage/safe-storage.ts'
import { useTargetLanguage } from '../../device/target-language/target-language.ts'
import { SelectField, SwitchField } from '../../ui/form/field.tsx'
import { LearntField } from './learnt-field.tsx'
import { MinutesField, SessionFields } from './session-fields.tsx'
import { VoiceField } from './voice-field.tsx'

/**
 * The learner's settings, the same on every page: first the few that anybody may look for, the others under "More".
 * Each change takes effect at once, on this device. `children` are more of the others.
 */
export function Preferences({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const preferences = usePreferences()
  useEffect(() => paintPreferences(preferences), [preferences])
  const { textSize, muted } = preferences
  return (
    <>
      <LanguageLinks />
      <LearntField />
      <SelectField
        label={t`Size of the text`}
        value={textSize}
        options={textSizes}
        names={{ normal: t`Same as my device`, larger: t`Larger`, largest: t`Largest` }}
        onChange={(textSize) => prefer({ textSize })}
      />
      <SwitchField label={t`Sound off`} on={muted} onChange={(muted) => prefer({ muted })} />
      <MinutesField />
      <details className="group border-t border-line pt-2">
        <summary className="flex min-h-12 list-none items-center gap-2 text-lg font-bold [&::-webkit-details-marker]:hidden">
          <Trans>More settings</Trans>
          <ChevronDown
            aria-hidden="true"
            className="ml-auto shrink-0 text-accent transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <div className="grid gap-4 pt-2">
          <MorePreferences />
          {children}
        </div>
      </details>
    </>
  )
}

function MorePreferences() {
  const { t } = useLingui()
  const { romanisation, theme, slow } = usePreferences()
  const isMalayalam = useTargetLanguage() === defaultTargetLanguage
  const isBadgeWanted = useBadgeWanted()
  return (
    <>
      {isMalayalam && (
        <SelectField
          label={t`English letters under Malayalam`}
          about={t`How Malayalam words are written in English letters.`}
          value={romanisation}
          options={romanisations}
          names={{
            easy: t`Easy (mazha)`,
            precise: t`Precise (maḻa)`,
            ipa: t`Phonetic, IPA (maɻa)`,
            none: t`None`,
          }}
          onChange={(romanisation) => prefer({ romanisation })}
        />
      )}
      <SelectField
        label={t`Colours`}
        about={t`A light page or a dark one.`}
        value={theme}
        options={themes}
        names={{ system: t`Same as my device`, light: t`Light`, dark: t`Dark` }}
        onChange={(theme) => prefer({ theme })}
      />
      <SwitchField
        label={t`Slow speech, 0.7×`}
        about={t`Words and sentences are spoken slowly.`}
        on={slow}
        onChange={(slow) => prefer({ slow })}
      />
      {hasBadge() && (
        <SwitchField
          label={t`Number on the app icon`}
          about={t`The icon shows how many words are waiting.`}
          on={isBadgeWanted}
          onChange={wantBadge}
        />
      )}
      <VoiceField />
      <SessionFields />
    </>
  )
}

function LanguageLinks() {
  const { path, language } = usePlace()
  const { search, hash } = useLocation()
  return (
    <div>
      <p className="mb-1 font-semibold">
        <Trans>Language of this app</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        {languages.map(({ code, name }) => (
          <Link
            key={code}
            lang={code}
            to={addressOf(path, code) + search + hash}
            aria-current={language === code}
            onClick={() => deviceStorage.setItem(deviceKeys.language, code)}
            className="inline-flex min-h-11 flex-1 items-center justify-center rounded-xl border-2 border-line px-3 aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft"
          >
            {name}
          </Link>
        ))}
      </div>
    </div>
  )
}
