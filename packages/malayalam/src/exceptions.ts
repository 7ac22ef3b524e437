/**
 * ന്ന is dental, but alveolar where an alveolar ൻ was doubled (എൻ → എന്നെ, പിൻ → പിന്നെ, പൊൻ → പൊന്ന്) and in words from
 * Sanskrit (ഭിന്നം) and English. The spelling does not tell, so the words are named; the rest of what begins so goes along.
 * തന്നെ (oneself) is one, തന്നു (gave) is not; മുന്നിൽ is one, മുന്നൂറ് (three hundred) is not.
 */
const alveolarDouble =
  /^(?:എന്ന(?:െ|േക്ക|ോട|ില|ിൽ(?!ന))|നിന്ന(?:െ|േക്ക|ോട|ില|ിൽ)|തന്ന(?:െ|േ|ോട|ില|ിൽ|ത്താ)|പിന്ന|മുന്ന(?!ൂറ)|കന്നി|കന്നഡ|കന്നട|പന്നി|പൊന്ന|മിന്ന|അന്നം|അന്നദ|ചിന്ന|തെന്ന|കിന്ന|ചെന്നൈ|മന്നൻ|മന്നവ|ഉന്ന|ടെന്ന|ഡിന്ന)|സന്ന|സാന്ന|പന്നൻ|പന്ന(?:ം|മ|ത|വ)|ഭിന്ന|ഛിന്ന|ഖിന്ന|സ്വിന്ന/u

/** ഫ is f, but an aspirated p in words from Sanskrit. */
const aspiratedP = /ഫല|(?<!ഹൗ)സ്ഫ|ഫാൽഗുന|ഫണ|രേഫ|^കഫ(?:ം|ത്ത|ക്ക)/u

export function hasAlveolarDouble(word: string): boolean {
  return word.includes('ന്ന') && alveolarDouble.test(word)
}

export function hasAspiratedP(word: string): boolean {
  return word.includes('ഫ') && aspiratedP.test(word)
}
