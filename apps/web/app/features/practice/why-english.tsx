import type { Feedback } from '@app/learning/course'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FixedList } from '../../ui/fixed-list.tsx'

type OfEnglish = Extract<Feedback, { type: 'english' }>
type Slip = OfEnglish['slips'][number]

/** What is wrong in a typed English text: its first slips, each in a few words. */
export const EnglishLine = ({ slips }: Pick<OfEnglish, 'slips'>) => (
  <FixedList items={slips.slice(0, mostInLine)}>
    {(slip) => (
      <span className="block">
        <SlipLine slip={slip} />
      </span>
    )}
  </FixedList>
)

const mostInLine = 2

/** All slips, each with the rule that it breaks, and the whole text as it is right. */
export function WhyEnglish({ feedback }: { feedback: OfEnglish }) {
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        <FixedList items={feedback.slips}>
          {(slip) => (
            <li>
              <p className="font-semibold">
                <SlipLine slip={slip} />
              </p>
              <p>
                <Rule type={slip.type} />
              </p>
            </li>
          )}
        </FixedList>
      </ul>
      <p lang="en" className="text-xl">
        {feedback.usual}
      </p>
    </div>
  )
}

const En = ({ children }: { children: ReactNode }) => (
  <b lang="en" className="font-bold">
    {children}
  </b>
)

function SlipLine({ slip }: { slip: Slip }) {
  switch (slip.type) {
    case 'article':
    case 'preposition':
      return <Before {...slip} />
    case 'be': {
      const { wanted, given, by } = slip
      if (wanted === undefined || given !== undefined || by === undefined) return <Exchanged {...slip} />
      return (
        <Trans>
          After <En>{by}</En> it needs <En>{wanted}</En>.
        </Trans>
      )
    }
    case 'helper':
    case 'word':
    case 'form':
      return <Exchanged {...slip} />
    case 'tense':
      return (
        <Trans>
          The tense is another one: <En>{slip.wanted}</En>, not <En>{slip.given}</En>.
        </Trans>
      )
    case 'third-person':
    case 'base': {
      const { by, wanted, given } = slip
      if (by === undefined) return <Exchanged {...slip} />
      return slip.type === 'base' ? (
        <Trans>
          After <En>{by}</En> it is <En>{wanted}</En>, not <En>{given}</En>.
        </Trans>
      ) : (
        <Trans>
          With <En>{by}</En> it is <En>{wanted}</En>, not <En>{given}</En>.
        </Trans>
      )
    }
    case 'plural':
      return slip.wanted.length > slip.given.length ? (
        <Trans>
          More than one: <En>{slip.wanted}</En>, not <En>{slip.given}</En>.
        </Trans>
      ) : (
        <Trans>
          Only one: <En>{slip.wanted}</En>, not <En>{slip.given}</En>.
        </Trans>
      )
    case 'apostrophe':
      return (
        <Trans>
          It is written with an apostrophe: <En>{slip.wanted}</En>.
        </Trans>
      )
    case 'spelling':
      return <Spelling slip={slip} />
    case 'order':
      return <Trans>The words stand in another order.</Trans>
    case 'also':
      return (
        <Trans>
          That is right too. One usually says: <En>{slip.usual}</En>.
        </Trans>
      )
  }
}

type Words = { wanted?: string; given?: string; by?: string }

function Before({ wanted, given, by }: Words) {
  if (wanted === undefined || given !== undefined || by === undefined)
    return (
      <Exchanged {...{ ...(wanted !== undefined && { wanted }), ...(given !== undefined && { given }) }} />
    )
  return (
    <Trans>
      It needs <En>{wanted}</En> before <En>{by}</En>.
    </Trans>
  )
}

function Exchanged({ wanted, given }: Words) {
  if (wanted === undefined)
    return (
      <Trans>
        It needs no <En>{given}</En> here.
      </Trans>
    )
  if (given === undefined)
    return (
      <Trans>
        It needs <En>{wanted}</En> here.
      </Trans>
    )
  return (
    <Trans>
      Here it is <En>{wanted}</En>, not <En>{given}</En>.
    </Trans>
  )
}

function Spelling({ slip }: { slip: Extract<Slip, { type: 'spelling' }> }) {
  const { wanted, swapped, pieces } = slip
  const other = pieces.filter(({ type }) => type !== 'same')
  const [piece] = other
  if (swapped !== undefined)
    return (
      <Trans>
        Two letters changed places: <En>{wanted}</En>.
      </Trans>
    )
  if (other.length === 1 && piece?.type === 'missing')
    return (
      <Trans>
        <En>{piece.wanted}</En> is missing: <En>{wanted}</En>.
      </Trans>
    )
  if (other.length === 1 && piece?.type === 'extra')
    return (
      <Trans>
        <En>{piece.typed}</En> is too much: <En>{wanted}</En>.
      </Trans>
    )
  return (
    <Trans>
      It is spelt <En>{wanted}</En>.
    </Trans>
  )
}

function Rule({ type }: { type: Slip['type'] }) {
  switch (type) {
    case 'article':
      return (
        <Trans>
          One of many takes <En>a</En>, or <En>an</En> before the sound of a vowel; one that is known takes{' '}
          <En>the</En>.
        </Trans>
      )
    case 'preposition':
      return (
        <Trans>
          What Malayalam joins to the end of a word, English says before it:{' '}
          <En>in, on, at, to, from, with</En>.
        </Trans>
      )
    case 'be':
      return (
        <Trans>
          Each English sentence needs a verb: <En>I am, you are, he is, they are</En>.
        </Trans>
      )
    case 'tense':
      return (
        <Trans>
          Yesterday: <En>went</En>. Every day: <En>go</En>. Now: <En>am going</En>. Tomorrow: <En>will go</En>
          .
        </Trans>
      )
    case 'helper':
      return (
        <Trans>
          Without <En>is, can</En> or <En>will</En>, questions and <En>not</En> need <En>do, does</En> or{' '}
          <En>did</En>; what is still to come needs <En>will</En>.
        </Trans>
      )
    case 'third-person':
      return (
        <Trans>
          In the present, with <En>he, she</En> and <En>it</En> the verb ends in <En>-s</En>:{' '}
          <En>I go, she goes</En>.
        </Trans>
      )
    case 'base':
      return (
        <Trans>
          After <En>to, do, does, did, can</En> and <En>will</En> the verb stays as it is:{' '}
          <En>he did not go, to go</En>.
        </Trans>
      )
    case 'plural':
      return (
        <Trans>
          More than one ends in <En>-s</En>, or has a form of its own: <En>books, children</En>.
        </Trans>
      )
    case 'order':
      return (
        <Trans>
          First who does it, then what they do, then the rest. In a question <En>do, is</En> or <En>will</En>{' '}
          comes before who does it.
        </Trans>
      )
    case 'form':
    case 'apostrophe':
    case 'spelling':
    case 'word':
    case 'also':
      return null
  }
}
