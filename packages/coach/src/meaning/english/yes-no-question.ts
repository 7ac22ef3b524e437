import { tensesIn } from './tenses.ts'

/** “…, isn’t it?” and “…, all right?” at the end. */
export const withoutTag = (text: string) =>
  text.replace(
    /,\s*(?:(?:all right|right|ok|okay|no)\s*\?|(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|must|wo)(?:n[’']?t)? (?:i|you|he|she|it|we|they)\s*\??)\s*$/iu,
    '.',
  )

/** Whether an English text asks for a yes or a no: it begins with its verb, and ends as a question does. */
export const isOpenQuestion = (text: string): boolean =>
  beginsWithVerb.test(withoutTag(text)) && endsAsQuestion.test(withoutTag(text))

/**
 * Whether it asks if something is so, and is not a request or an offer, such as “shall we…?” and “could
 * you…?”.
 */
export const asksWhether = (text: string): boolean =>
  isOpenQuestion(text) &&
  /^\W*(?:(?:is|are|am|was|were|do|does|did|has|have)|will (?:i|he|she|it|they|this|that|the|my|your|his|her)\b)/iu.test(
    text,
  )

/**
 * Whether it says a thing and then asks it: “I drank tea?” It may be a tag that asks, or a word that asks for
 * more.
 */
export const asksWhatItSays = (text: string): boolean =>
  /^\W*(?:i|he|she|it|we|they|this|my|your|his|our|their)\b[^,?]*\?\W*$/iu.test(text) && !asksMore.test(text)

const asksMore = /\b(?:who|whom|whose|what|which|when|where|why|how|right|okay|ok|yes|no)\b/iu

/**
 * Whether a text without punctuation may be a question: “is it raining”, “any tea?”. A text with a full stop
 * is not.
 */
export const mayAsk = (text: string): boolean =>
  text.includes('?') ||
  /\bis (?:that|it|this) (?:right|true|so|correct)\W*$/iu.test(text) ||
  beginsWithVerb.test(text) ||
  !(saysSomething.test(text.toLowerCase()) || /\w\.\s*$/u.test(text))

const beginsWithVerb =
  /^\W*(?:(?:and|but|so|\p{L}+,),? )?(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|must|may|might|wo|ca)(?:n[’']?t)?\b/iu
const endsAsQuestion = /\?\W*$/u

/** Who, and then the verb: “it is raining”, “you do not want tea”. */
const saysSomething =
  /^\W*(?:(?:i|you|he|she|it|we|they|there|this|that)(?: (?:am|is|are|was|were|do|does|did|has|have|had|want|need|like)|['’](?:m|s|re|ve))\b)/u

/**
 * Whether it can only say a thing, in the order of its words: “you came”, “the bus will come”. “You ready”,
 * “coming tomorrow” may ask.
 */
export const onlySays = (text: string): boolean => {
  const { past, ahead } = tensesIn(text)
  return !text.includes('?') && beginsWithWho.test(text) && (past || ahead || doesIt.test(text))
}

const beginsWithWho =
  /^\W*(?:(?:i|you|he|she|it|we|they)\b|(?:the|my|your|his|her|our|their|this|that)\b(?! \w+\W*$))/iu
const doesIt = /^\W*(?:he|she|it) (?:\w+ly )?\w+(?<![su])s\b/iu
