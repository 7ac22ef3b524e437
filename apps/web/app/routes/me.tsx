import { Trans, useLingui } from '@lingui/react/macro'
import {
  BookOpenText,
  CalendarClock,
  ChartColumn,
  CircleUserRound,
  Languages,
  LogIn,
  MessageCircle,
  MessagesSquare,
  Milestone,
  PencilLine,
  RotateCcw,
  Route,
  Settings2,
  Upload,
} from 'lucide-react'
import { type ReactNode, use } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { PartLink, partShape } from '../features/site/part-link.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { ByTargetLanguage, ofMalayalam } from '../prerender/by-target-language.tsx'
import { useSession } from '../session/session.ts'
import { SettingsContext } from '../ui/settings-context.ts'

/** Everything there is to practise, to read and to set, each one tap away. */
export default function Me() {
  const { t } = useLingui()
  return (
    <PageFrame
      title={t`Me – Malayalam for All`}
      description={t`Everything there is to practise, to read and to set, one tap away.`}
      listed={false}
    >
      <h1 className="mt-4 text-3xl font-bold">
        <Trans>Me</Trans>
      </h1>
      <p className="hidden font-semibold in-data-[learnt=english]:block">
        <Trans>You are learning English.</Trans>
      </p>
      <Groups />
    </PageFrame>
  )
}

function Groups() {
  const { to } = usePlace()
  const { state } = useSession()
  return (
    <>
      <Group name={<Trans>Practise</Trans>}>
        <PartLink to={to('/path')} icon={<Route aria-hidden="true" />} name={<Trans>The path</Trans>} />
        <PartLink to={to('/level')} icon={<Milestone aria-hidden="true" />} name={<Trans>Quizzes</Trans>} />
        <PartLink
          to={to('/review')}
          icon={<RotateCcw aria-hidden="true" />}
          name={<Trans>Review</Trans>}
          about={<Trans>words that come back today</Trans>}
        />
      </Group>
      <Group name={<Trans>Letters</Trans>} className={ofMalayalam}>
        <PartLink to={to('/letters')} icon={<Languages aria-hidden="true" />} name={<Trans>Letters</Trans>} />
        <PartLink
          to={to('/Coachlevel')}
          icon={<PencilLine aria-hidden="true" />}
          name={<Trans>Letter practice</Trans>}
          about={<Trans>trace letters and words</Trans>}
        />
      </Group>
      <Group name={<Trans>Speak</Trans>}>
        <PartLink
          className={ofMalayalam}
          to={to('/resource/phrases')}
          icon={<MessageCircle aria-hidden="true" />}
          name={<Trans>Common travel phrases</Trans>}
        />
        <PartLink
          className={ofMalayalam}
          to={to('/numbers')}
          icon={<CalendarClock aria-hidden="true" />}
          name={<Trans>Numbers, times and dates</Trans>}
        />
        <PartLink
          to={to('/coach')}
          icon={<MessagesSquare aria-hidden="true" />}
          name={
            <ByTargetLanguage
              malayalam={<Trans>Malayalam Language Coach</Trans>}
              english={<Trans>English Language Coach</Trans>}
            />
          }
        />
      </Group>
      <Group name={<Trans>Read</Trans>}>
        <PartLink
          to={to('/read')}
          icon={<BookOpenText aria-hidden="true" />}
          name={
            <ByTargetLanguage
              malayalam={<Trans>Read a text</Trans>}
              english={<Trans>Read an English text</Trans>}
            />
          }
        />
        <PartLink
          needsServer
          to={to('/bring')}
          icon={<Upload aria-hidden="true" />}
          name={<Trans>Your videos and texts</Trans>}
        />
      </Group>
      <Group name={<Trans>About you</Trans>}>
        <PartLink
          to={to('/progress')}
          icon={<ChartColumn aria-hidden="true" />}
          name={<Trans>Your progress</Trans>}
        />
        <PartLink
          needsServer
          to={to('/profile')}
          icon={<CircleUserRound aria-hidden="true" />}
          name={<Trans>Profile</Trans>}
        />
        {state === 'visitor' && (
          <PartLink
            needsServer
            to={to('/login')}
            icon={<LogIn aria-hidden="true" />}
            name={<Trans>Sign Up/Login</Trans>}
          />
        )}
        <SettingsPart />
      </Group>
    </>
  )
}

type GroupProps = { name: ReactNode; className?: string; children: ReactNode }

function Group({ name, className = '', children }: GroupProps) {
  return (
    <section className={`mt-3 ${className}`}>
      <h2 className="mb-1 text-lg font-bold">{name}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-2 sm:grid-cols-2">
        {children}
      </ul>
    </section>
  )
}

function SettingsPart() {
  const open = use(SettingsContext)
  return (
    <li className="noscript:hidden">
      <button type="button" onClick={open} className={partShape}>
        <Settings2 aria-hidden="true" />
        <Trans>Settings</Trans>
      </button>
    </li>
  )
}
