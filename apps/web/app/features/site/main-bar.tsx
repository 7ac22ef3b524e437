import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BookOpen, CircleUserRound, Clapperboard, Sunrise } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Path } from '../../addresses/pages.ts'
import { usePlace } from '../../addresses/use-place.ts'

type Props = {
  /** How many words are to be reviewed now; undefined until it is known. */
  due: number | undefined
}

/** The pages of each part of the app, after the part's own first page. */
const partOf: Partial<Record<string, Path>> = {
  '/path': '/today',
  '/review': '/today',
  '/level': '/today',
  '/level2': '/today',
  '/level3': '/today',
  '/topic-words': '/today',
  '/letters': '/me',
  '/numbers': '/me',
  '/resource/phrases': '/me',
  '/Coachlevel': '/me',
  '/coach': '/me',
  '/read': '/learn',
  '/progress': '/me',
  '/profile': '/me',
  '/bring': '/learn',
}

/**
 * The four places of the app, each as wide as its name, so that none is cut off in any language. They are at the lower
 * edge of a phone, at the side of a wide screen. Nothing stands on them but the number of what is due. While the page is
 * still arriving the bar waits for its last place, or the first ones would move.
 */
export function MainBar({ due }: Props) {
  const { t } = useLingui()
  const { path, to } = usePlace()
  const here = partOf[path] ?? path
  const part = (page: Path, icon: ReactNode, name: ReactNode, state?: ReactNode) => (
    <li className="min-w-[min(2.75rem,18vw)] flex-auto lg:flex-none">
      <Link
        to={to(page)}
        viewTransition
        aria-current={here === page ? (path === page ? 'page' : 'true') : undefined}
        className="relative flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-xl px-1 text-[min(0.75rem,3.4vw)] font-semibold text-ink-soft hover:bg-raised aria-[current]:text-accent lg:min-h-16 lg:px-0 lg:text-[0.8125rem]"
      >
        {icon}
        <span className="whitespace-nowrap lg:max-w-full lg:whitespace-normal lg:text-center lg:wrap-anywhere">
          {name}
        </span>
        {state}
      </Link>
    </li>
  )
  return (
    <nav
      aria-label={t`Parts of the app`}
      className="[view-transition-name:main-bar] not-has-[li:nth-child(4)]:invisible fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:inset-x-auto lg:inset-y-0 lg:left-0 lg:w-24 lg:border-t-0 lg:border-r print:hidden noscript:hidden"
    >
      <ul className="mx-auto flex max-w-xl px-1 lg:mt-20 lg:gap-1 lg:flex-col">
        {part(
          '/today',
          <Sunrise aria-hidden="true" />,
          <Trans>Today</Trans>,
          due ? (
            <span className="absolute top-1 left-1/2 ml-1.5 min-w-5 rounded-full bg-laterite px-1 text-center text-xs leading-5 font-bold text-surface">
              <span aria-hidden="true">{due > 99 ? '99+' : due}</span>
              <span className="sr-only">
                <Plural value={due} one="# word to review" other="# words to review" />
              </span>
            </span>
          ) : null,
        )}
        {part('/learn', <Clapperboard aria-hidden="true" />, <Trans>Watch and read</Trans>)}
        {part('/lm', <BookOpen aria-hidden="true" />, <Trans>Words</Trans>)}
        {part('/me', <CircleUserRound aria-hidden="true" />, <Trans>Me</Trans>)}
      </ul>
    </nav>
  )
}

/** The pages that have the bar: where one learns, but for where a quiz, a session or a video fills the screen. */
const withBar = new Set<string>([...['/today', '/learn', '/lm', '/me'], ...Object.keys(partOf)])

export const hasMainBar = (path: string) => withBar.has(path)
