import type { Exercise, ExerciseKind } from '@app/learning/course'
import { Suspense } from 'react'
import type { ExerciseScreenProps } from '../features/practice/exercise-screen.ts'
import { lateComponent } from '../ui/late.tsx'

const BuildSentence = lateComponent(
  () =>
    import('../features/practice/exercises/build-sentence/build-sentence-screen.tsx').then(
      (screen) => screen.BuildSentenceScreen,
    ),
  'practice',
)
const ChooseMeaning = lateComponent(
  () =>
    import('../features/practice/exercises/choose-meaning/choose-meaning-screen.tsx').then(
      (screen) => screen.ChooseMeaningScreen,
    ),
  'practice',
)
const FilmLines = lateComponent(
  () =>
    import('../features/practice/exercises/film-lines/film-lines-screen.tsx').then(
      (screen) => screen.FilmLinesScreen,
    ),
  'practice',
)
const HearChooseScript = lateComponent(
  () =>
    import('../features/practice/exercises/hear-choose-script/hear-choose-script-screen.tsx').then(
      (screen) => screen.HearChooseScriptScreen,
    ),
  'practice',
)
const Introduce = lateComponent(
  () =>
    import('../features/practice/exercises/introduce/introduce-screen.tsx').then(
      (screen) => screen.IntroduceScreen,
    ),
  'practice',
)
const MatchPairs = lateComponent(
  () =>
    import('../features/practice/exercises/match-pairs/match-pairs-screen.tsx').then(
      (screen) => screen.MatchPairsScreen,
    ),
  'practice',
)
const PutEnding = lateComponent(
  () =>
    import('../features/practice/exercises/put-ending/put-ending-screen.tsx').then(
      (screen) => screen.PutEndingScreen,
    ),
  'practice',
)
const QuizQuestion = lateComponent(
  () =>
    import('../features/practice/exercises/quiz-question/quiz-question-screen.tsx').then(
      (screen) => screen.QuizQuestionScreen,
    ),
  'practice',
)
const SayIt = lateComponent(
  () => import('./exercises/say-it.tsx').then((screen) => screen.SayItScreen),
  'more',
)
const SeeChooseSound = lateComponent(
  () =>
    import('../features/practice/exercises/see-choose-sound/see-choose-sound-screen.tsx').then(
      (screen) => screen.SeeChooseSoundScreen,
    ),
  'practice',
)
const SentenceMeaning = lateComponent(
  () =>
    import('../features/practice/exercises/sentence-meaning/sentence-meaning-screen.tsx').then(
      (screen) => screen.SentenceMeaningScreen,
    ),
  'practice',
)
const TellApart = lateComponent(
  () =>
    import('../features/practice/exercises/tell-apart/tell-apart-screen.tsx').then(
      (screen) => screen.TellApartScreen,
    ),
  'practice',
)
const TypeEnglish = lateComponent(
  () =>
    import('../features/practice/exercises/type-english/type-english-screen.tsx').then(
      (screen) => screen.TypeEnglishScreen,
    ),
  'practice',
)
const TypeIt = lateComponent(
  () =>
    import('../features/practice/exercises/type-it/type-it-screen.tsx').then((screen) => screen.TypeItScreen),
  'practice',
)
const WriteByHand = lateComponent(
  () => import('./exercises/write-by-hand.tsx').then((screen) => screen.WriteByHandScreen),
  'more',
)

/** The screen of an exercise, whatever its kind. Each kind's is loaded when it is first wanted. */
export function ExerciseView(props: ExerciseScreenProps) {
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  )
}

function Screen({ exercise, ...props }: ExerciseScreenProps) {
  switch (exercise.kind) {
    case 'build-sentence':
      return <BuildSentence exercise={exercise} {...props} />
    case 'choose-meaning':
      return <ChooseMeaning exercise={exercise} {...props} />
    case 'film-lines':
      return <FilmLines exercise={exercise} {...props} />
    case 'hear-choose-script':
      return <HearChooseScript exercise={exercise} {...props} />
    case 'introduce':
      return <Introduce exercise={exercise} {...props} />
    case 'match-pairs':
      return <MatchPairs exercise={exercise} {...props} />
    case 'put-ending':
      return <PutEnding exercise={exercise} {...props} />
    case 'quiz-question':
      return <QuizQuestion exercise={exercise} {...props} />
    case 'say-it':
      return <SayIt exercise={exercise} {...props} />
    case 'see-choose-sound':
      return <SeeChooseSound exercise={exercise} {...props} />
    case 'sentence-meaning':
      return <SentenceMeaning exercise={exercise} {...props} />
    case 'tell-apart':
      return <TellApart exercise={exercise} {...props} />
    case 'type-english':
      return <TypeEnglish exercise={exercise} {...props} />
    case 'type-it':
      return <TypeIt exercise={exercise} {...props} />
    case 'write-by-hand':
      return <WriteByHand exercise={exercise} {...props} />
  }
}

const screens: Record<Exercise['kind'], { prepare: () => Promise<void> }> = {
  'build-sentence': BuildSentence,
  'choose-meaning': ChooseMeaning,
  'film-lines': FilmLines,
  'hear-choose-script': HearChooseScript,
  introduce: Introduce,
  'match-pairs': MatchPairs,
  'put-ending': PutEnding,
  'quiz-question': QuizQuestion,
  'say-it': SayIt,
  'see-choose-sound': SeeChooseSound,
  'sentence-meaning': SentenceMeaning,
  'tell-apart': TellApart,
  'type-english': TypeEnglish,
  'type-it': TypeIt,
  'write-by-hand': WriteByHand,
}

/** Loads the screen of a kind ahead. What does not arrive is loaded, and told of, when it is drawn. */
export function prepareExercise(kind: ExerciseKind) {
  screens[kind].prepare().catch(() => undefined)
}
