import type { ExerciseKind } from '@app/learning/course'
import type { ComponentType } from 'react'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'
import type { ExerciseOf, ExerciseScreenProps } from './exercise-screen.ts'

type ScreenOf<Kind extends ExerciseKind> = ComponentType<ExerciseScreenProps<ExerciseOf<Kind>>>

/** The messages of a screen come with the page. Writing and speaking have some of their own. */
const screen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  messages: 'practice' | 'more' = 'practice',
) => lazyWithMessages(load, messages)

/** The screen of each kind, loaded when it is first wanted. A kind without one is a type error. */
const screens: { [Kind in ExerciseKind]: ScreenOf<Kind> & { prepare: () => Promise<void> } } = {
  'build-sentence': screen(() =>
    import('./exercises/build-sentence/build-sentence-screen.tsx').then((part) => part.BuildSentenceScreen),
  ),
  'choose-meaning': screen(() =>
    import('./exercises/choose-meaning/choose-meaning-screen.tsx').then((part) => part.ChooseMeaningScreen),
  ),
  'film-lines': screen(() =>
    import('./exercises/film-lines/film-lines-screen.tsx').then((part) => part.FilmLinesScreen),
  ),
  'hear-choose-script': screen(() =>
    import('./exercises/hear-choose-script/hear-choose-script-screen.tsx').then(
      (part) => part.HearChooseScriptScreen,
    ),
  ),
  introduce: screen(() =>
    import('./exercises/introduce/introduce-screen.tsx').then((part) => part.IntroduceScreen),
  ),
  'match-pairs': screen(() =>
    import('./exercises/match-pairs/match-pairs-screen.tsx').then((part) => part.MatchPairsScreen),
  ),
  'put-ending': screen(() =>
    import('./exercises/put-ending/put-ending-screen.tsx').then((part) => part.PutEndingScreen),
  ),
  'quiz-question': screen(() =>
    import('./exercises/quiz-question/quiz-question-screen.tsx').then((part) => part.QuizQuestionScreen),
  ),
  'say-it': screen(
    () => import('./exercises/say-it/say-it-screen.tsx').then((part) => part.SayItScreen),
    'more',
  ),
  'say-sentence': screen(
    () => import('./exercises/say-sentence/say-sentence-screen.tsx').then((part) => part.SaySentenceScreen),
    'more',
  ),
  scene: screen(() => import('./exercises/scene/scene-screen.tsx').then((part) => part.SceneScreen), 'more'),
  'scene-recall': screen(
    () => import('./exercises/scene-recall/scene-recall-screen.tsx').then((part) => part.SceneRecallScreen),
    'more',
  ),
  'see-choose-sound': screen(() =>
    import('./exercises/see-choose-sound/see-choose-sound-screen.tsx').then(
      (part) => part.SeeChooseSoundScreen,
    ),
  ),
  'sentence-meaning': screen(() =>
    import('./exercises/sentence-meaning/sentence-meaning-screen.tsx').then(
      (part) => part.SentenceMeaningScreen,
    ),
  ),
  'spell-it': screen(() =>
    import('./exercises/spell-it/spell-it-screen.tsx').then((part) => part.SpellItScreen),
  ),
  'tell-apart': screen(() =>
    import('./exercises/tell-apart/tell-apart-screen.tsx').then((part) => part.TellApartScreen),
  ),
  'type-english': screen(() =>
    import('./exercises/type-english/type-english-screen.tsx').then((part) => part.TypeEnglishScreen),
  ),
  'type-it': screen(() => import('./exercises/type-it/type-it-screen.tsx').then((part) => part.TypeItScreen)),
  'write-by-hand': screen(
    () => import('./exercises/write-by-hand/write-by-hand-screen.tsx').then((part) => part.WriteByHandScreen),
    'more',
  ),
}

const screenOf = <Kind extends ExerciseKind>(kind: Kind): ScreenOf<Kind> => screens[kind]

/** The screen of an exercise, whatever its kind. Until its code has come, the whole frame waits. */
export function ExerciseView(props: ExerciseScreenProps) {
  const Screen = screenOf(props.exercise.kind)
  return <Screen {...props} />
}

/** Loads the screen of a kind ahead. What does not arrive is loaded, and told of, when it is drawn. */
export function prepareExercise(kind: ExerciseKind) {
  screens[kind].prepare().catch(() => undefined)
}
