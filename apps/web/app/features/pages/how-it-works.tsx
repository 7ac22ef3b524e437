import { Trans } from '@lingui/react/macro'
import { BookOpen, Landmark, MousePointerClick } from 'lucide-react'
import type { ReactNode } from 'react'

/** The three steps of the landing page. */
export function HowItWorks() {
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-center text-2xl font-bold">
        <Trans>How it Works</Trans>
      </h2>
      <ol className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <Step icon={<MousePointerClick aria-hidden="true" />} name={<Trans>Dive Right In</Trans>}>
          <Trans>
            Tap, and hear your first word. In ten minutes you can say hello and who you are. Nothing to
            install, nothing to fill in.
          </Trans>
        </Step>
        <Step icon={<BookOpen aria-hidden="true" />} name={<Trans>Engaging Lessons</Trans>}>
          <Trans>
            A little every day: new words with pictures and sound, then whole sentences. Each comes back
            before you forget it. Beside the path: quizzes in 27 topics, and films.
          </Trans>
        </Step>
        <Step icon={<Landmark aria-hidden="true" />} name={<Trans>Cultural Connection</Trans>}>
          <Trans>
            Malayalam is spoken in Kerala, at the south-western tip of India: its travel, music, festivals and
            movies, food and seasons are in the lessons, the quizzes and the films.
          </Trans>
        </Step>
      </ol>
    </section>
  )
}

function Step({ icon, name, children }: { icon: ReactNode; name: ReactNode; children: ReactNode }) {
  return (
    <li className="rounded-3xl border-2 border-line bg-surface p-5">
      <span className="inline-flex size-12 items-center justify-center rounded-2xl bg-gold-soft text-ink">
        {icon}
      </span>
      <h3 className="mt-3 text-xl font-bold">{name}</h3>
      <p className="mt-1 text-ink-soft">{children}</p>
    </li>
  )
}
