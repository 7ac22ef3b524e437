import { defaultTargetLanguage, languages } from '@app/learning/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
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
import { SessionFields } from './session-fields.tsx'
import { VoiceField } from './voice-field.tsx'

/** The learner's settings, the same on every page. Each change takes effect at once, on this device. */
export function Preferences() {
  const { t } = useLingui()
  const preferences = usePreferences()
  const isMalayalam = useTargetLanguage() === defaultTargetLanguage
  const isBadgeWanted = useBadgeWanted()
  useEffect(() => paintPreferences(preferences), [preferences])
  const { romanisation, theme, textSize, muted, slow } = preferences
  return (
    <>
      {isMalayalam && (
        <SelectField
          label={t`Malayalam in Latin letters`}
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
        value={theme}
        options={themes}
        names={{ system: t`As on this device`, light: t`Light`, dark: t`Dark` }}
        onChange={(theme) => prefer({ theme })}
      />
      <SelectField
        label={t`Size of the text`}
        value={textSize}
        options={textSizes}
        names={{ normal: t`As on this device`, larger: t`Larger`, largest: t`Largest` }}
        onChange={(textSize) => prefer({ textSize })}
      />
      <SwitchField label={t`Sound off`} on={muted} onChange={(muted) => prefer({ muted })} />
      <SwitchField label={t`Slow speech, 0.7×`} on={slow} onChange={(slow) => prefer({ slow })} />
      {hasBadge() && (
        <SwitchField
          label={t`Words to review as a number on the app’s icon`}
          on={isBadgeWanted}
          onChange={wantBadge}
        />
      )}
      <VoiceField />
      <LearntField />
      <LanguageLinks />
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
