/** “…, isn’t it?” and “…, all right?” at the end. */
export const withoutTag = (text: string) =>
  text.replace(
    /,\s*(?:all right|right|ok|okay|no|(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|must)(?:n[’']?t)? (?:i|you|he|she|it|we|they))\s*\?\s*$/iu,
    '.',
  )

/** Whether an English text asks for a yes or a no: it begins with its verb, and ends as a question does. */
export const isOpenQuestion = (text: string): boolean =>
  beginsWithVerb.test(withoutTag(text)) && endsAsQuestion.test(withoutTag(text))

/** Whether it asks if something is so, and does not bid or offer as “shall we…?” and “could you…?” do. */
export const asksWhether = (text: string): boolean =>
  isOpenQuestion(text) && /^\W*(?:is|are|am|was|were|do|does|did|has|have)/iu.test(text)

/** Whether somebody who leaves out marks may be asking: “is it raining”, “any tea?”. */
export const mayAsk = (text: string): boolean =>
  text.includes('?') || beginsWithVerb.test(text) || !saysSomething.test(text.toLowerCase())

const beginsWithVerb =
  /^\W*(?:(?:and|but|so|\p{L}+,),? )?(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|must|may|might|wo|ca)(?:n[’']?t)?\b/iu
const endsAsQuestion = /\?\W*$/u

/** Who, and then the verb: “it is raining”, “you do not want tea”. */
const saysSomething =
  /^\W*(?:(?:i|you|he|she|it|we|they|there|this|that)(?: (?:am|is|are|was|were|do|does|did|has|have|had|want|need|like)|['’](?:m|s|re|ve))\b)/u
