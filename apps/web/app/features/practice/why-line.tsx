import { courseEndings, type Feedback } from '@app/learning/course'
import type { Item } from '@app/learning/practice'
import { Plural, Trans } from '@lingui/react/macro'
import { usePlace } from '../../addresses/use-place.ts'
import { MixedText } from '../../ui/mixed-text.tsx'
import { useRomanise } from './use-romanise.ts'
import { EnglishLine } from './why-english.tsx'
import { withoutStop } from './without-stop.ts'

/** Why an answer is wrong, or right with a word: one sentence. */
export function WhyLine({ feedback }: { feedback: Feedback }) {
  switch (feedback.type) {
    case 'chosen':
      return <Chosen feedback={feedback} />
    case 'taken':
      return <TakenFor taken={feedback.taken} />
    case 'that-is':
      return <ThatIs feedback={feedback} />
    case 'pair':
      return <Pair feedback={feedback} />
    case 'letters':
      return <Letters pieces={feedback.pieces} />
    case 'other-word':
      return (
        <Trans>
          <Ml text={feedback.word} /> is another word: “<MixedText text={feedback.means} />
          ”.
        </Trans>
      )
    case 'other-form':
      return (
        <Trans>
          <Ml text={feedback.text} /> is another form of the right word.
        </Trans>
      )
    case 'synonym':
      return (
        <Trans>
          <Ml text={feedback.text} /> means the same, but here it is{' '}
          <Ml text={withoutStop(feedback.wanted)} />.
        </Trans>
      )
    case 'ending':
      return <Ending feedback={feedback} />
    case 'sounds':
      return (
        <Trans>
          Only one sound is different in <Ml text={feedback.words[0] ?? ''} /> and{' '}
          <Ml text={withoutStop(feedback.words[1] ?? '')} />.
        </Trans>
      )
    case 'other-order':
      return <OtherOrder feedback={feedback} />
    case 'english':
      return <EnglishLine slips={feedback.slips} />
    case 'order':
      return <Order rule={feedback.rule} />
    case 'tiles':
      return <Tiles missing={feedback.missing} extra={feedback.extra} />
    case 'lacked':
      return <Lacked parts={feedback.parts} />
    case 'heard':
      return feedback.text === '' ? (
        <Trans>We could not hear a word.</Trans>
      ) : (
        <Trans>
          We heard <Ml text={withoutStop(feedback.text)} />.
        </Trans>
      )
    case 'strokes':
      return (
        <Plural
          value={feedback.misses}
          one="# line was different. Look how it is written."
          other="# lines were different. Look how it is written."
        />
      )
  }
}

const Ml = ({ text }: { text: string }) => <MixedText text={text} />

type Of<Type extends Feedback['type']> = Extract<Feedback, { type: Type }>

const endingOf = (item: Item | undefined) => courseEndings.find(({ id }) => item === `ending:${id}`)

function Chosen({ feedback: { text, means, item } }: { feedback: Of<'chosen'> }) {
  const { language } = usePlace()
  const says = endingOf(item)?.means[language] ?? means
  if (says === undefined)
    return (
      <Trans>
        You chose <Ml text={withoutStop(text)} />.
      </Trans>
    )
  return (
    <Trans>
      “<MixedText text={says} />” is <Ml text={withoutStop(text)} />.
    </Trans>
  )
}

/** What stands in the sentence, and what was taken for it. */
function TakenFor({ taken }: Pick<Of<'taken'>, 'taken'>) {
  const { language } = usePlace()
  return taken.map((one, at) => (
    <span key={one.item}>
      {at > 0 && ' '}
      <Taken
        taken={one}
        other={one.for && ({ en: one.for.means, ml: one.for.ml }[language] ?? one.for.means)}
      />
    </span>
  ))
}

type TakenProps = { taken: Of<'taken'>['taken'][number]; other: string | undefined }

function Taken({ taken: { text, means, for: instead }, other }: TakenProps) {
  if (!instead || other === undefined || other === '')
    return (
      <Trans>
        <Ml text={text} /> is “<MixedText text={means} />
        ”.
      </Trans>
    )
  return (
    <Trans>
      <Ml text={text} /> is “<MixedText text={means} />
      ”; “<MixedText text={other} />” is <Ml text={withoutStop(instead.text)} />.
    </Trans>
  )
}

function Lacked({ parts }: Pick<Of<'lacked'>, 'parts'>) {
  return <Ml text={parts.map(({ text }) => text).join(', ')} />
}

function ThatIs({ feedback: { text, means } }: { feedback: Of<'that-is'> }) {
  if (means === undefined)
    return (
      <Trans>
        That is <Ml text={withoutStop(text)} />.
      </Trans>
    )
  return (
    <Trans>
      That is <Ml text={text} />, “<MixedText text={means} />
      ”.
    </Trans>
  )
}

/** In the Latin of the card: its pairs are spelt as one. */
function Pair({ feedback: { text, match, say } }: { feedback: Of<'pair'> }) {
  const [spelt] = useRomanise()([say ?? ''])
  return (
    <Trans>
      Look at this pair again: <Ml text={text} /> –{' '}
      {say === undefined ? <MixedText text={match} /> : spelt?.text}.
    </Trans>
  )
}

/** The first place where letters differ: the screen shows them all. */
function Letters({ pieces }: Pick<Of<'letters'>, 'pieces'>) {
  const piece = pieces.find(({ type }) => type !== 'same')
  switch (piece?.type) {
    case 'missing':
      return (
        <Trans>
          <Letter text={piece.wanted} /> is missing.
        </Trans>
      )
    case 'extra':
      return (
        <Trans>
          There is no <Letter text={piece.typed} /> here.
        </Trans>
      )
    case 'other':
      return (
        <Trans>
          Here it is <Letter text={piece.wanted} />, not <Letter text={piece.typed} />.
        </Trans>
      )
    default:
      return <Trans>Look at the letters again.</Trans>
  }
}

/** A sign has no letter of its own here, so it stands on a dotted circle. */
const Letter = ({ text }: { text: string }) => (
  <Ml text={/^(?:\p{M}|\u0D57)/u.test(text) ? `◌${text}` : text} />
)

/** What was given says, then what would have been right, with the ending as this word has it. */
function Ending({ feedback: { wanted, chosen, given } }: { feedback: Of<'ending'> }) {
  const { language } = usePlace()
  const right = (
    <Trans>
      “<MixedText text={wanted.means} />” is <Ml text={wanted.text} /> (<Ml text={wanted.shown} />
      ).
    </Trans>
  )
  if (chosen)
    return (
      <>
        <Trans>
          <Ml text={chosen.text} /> is “<MixedText text={chosen.means} />
          ”.
        </Trans>{' '}
        {right}
      </>
    )
  const other = endingOf(given)
  if (!other) return right
  return (
    <>
      <Trans>
        <Ml text={other.shown} /> says “<MixedText text={other.means[language]} />
        ”.
      </Trans>{' '}
      {right}
    </>
  )
}

/** A right answer that is usually said in another way. */
function OtherOrder({ feedback: { way, usual, without } }: { feedback: Of<'other-order'> }) {
  switch (way) {
    case 'also':
      return (
        <Trans>
          That is said too. The usual order: <Ml text={usual} />
        </Trans>
      )
    case 'speech':
      return (
        <Trans>
          That is said in speech. The plain order: <Ml text={usual} />
        </Trans>
      )
    case 'without':
      return (
        <Trans>
          That is right without <Ml text={without ?? ''} />, too. In full: <Ml text={usual} />
        </Trans>
      )
  }
}

function Order({ rule }: Pick<Of<'order'>, 'rule'>) {
  switch (rule) {
    case 'together':
      return <Trans>Keep words that belong together side by side.</Trans>
    case 'predicate-last':
      return <Trans>The verb usually comes last.</Trans>
    case 'question-before-predicate':
      return <Trans>The question word stands right before the verb.</Trans>
    case 'first-in-clause':
      return <Trans>The word that joins two sentences comes first.</Trans>
    case 'clauses':
      return <Trans>What happens first is said first.</Trans>
    case 'counting':
      return <Trans>Numbers are counted up: one, two, three.</Trans>
    case 'pairs':
      return <Trans>Words with -ഉം stand side by side.</Trans>
  }
}

function Tiles({ missing, extra }: Pick<Of<'tiles'>, 'missing' | 'extra'>) {
  const [lacks, spare] = [missing.join(', '), extra.join(', ')]
  if (lacks !== '' && spare !== '')
    return (
      <Trans>
        <Ml text={lacks} /> instead of <Ml text={withoutStop(spare)} />.
      </Trans>
    )
  if (lacks !== '')
    return (
      <Trans>
        Missing: <Ml text={withoutStop(lacks)} />.
      </Trans>
    )
  return (
    <Trans>
      Too many: <Ml text={withoutStop(spare)} />.
    </Trans>
  )
}
