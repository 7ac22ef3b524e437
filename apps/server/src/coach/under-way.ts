type Question = { reply: Promise<string>; waiting: number; leave: AbortController }

/**
 * The questions that a service is answering now: who asks the same meanwhile waits for the same reply. Who has
 * left waits no more; when all have left, the service is no longer asked.
 */
export class UnderWay {
  readonly #questions = new Map<string, Question>()

  /** The reply to a question that was begun; undefined if it was not. Throws what the question throws. */
  join(key: string, left: AbortSignal): Promise<string> | undefined {
    const question = this.#questions.get(key)
    return question && this.#wait(key, question, left)
  }

  /** Asks a question that others can join. The signal of `ask` says that all who waited have left. */
  begin(key: string, left: AbortSignal, ask: (left: AbortSignal) => Promise<string>): Promise<string> {
    const leave = new AbortController()
    const question = { reply: ask(leave.signal), waiting: 0, leave }
    this.#questions.set(key, question)
    const forget = () => this.#forget(key, question)
    question.reply.then(forget, forget)
    return this.#wait(key, question, left)
  }

  async #wait(key: string, question: Question, left: AbortSignal): Promise<string> {
    question.waiting += 1
    const gone = Promise.withResolvers<never>()
    const leave = () => {
      question.waiting -= 1
      if (question.waiting === 0) {
        this.#forget(key, question)
        question.leave.abort(left.reason)
        // Who asked last hears how it ended: the credit is given back by then.
        question.reply.then(() => gone.reject(left.reason), gone.reject)
      } else gone.reject(left.reason)
    }
    if (left.aborted) leave()
    left.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([question.reply, gone.promise])
    } finally {
      left.removeEventListener('abort', leave)
    }
  }

  #forget(key: string, question: Question) {
    if (this.#questions.get(key) === question) this.#questions.delete(key)
  }
}
