/**
 * The endings of nouns. Each line: the name of the ending, what it joins to, what it makes, and its
 * spellings. A digit before a spelling means: 1 a common variant, 2 spoken rather than written, 3 understood
 * but never made, 4 spoken in a part of Kerala or by some, and never made. ~ before a spelling means that the
 * same letters are more often another ending. _ is a space.
 */
export const nounEndings = `
accusative e case െ 3േ
accusative in case 1ിനെ
dative in case ിന്
dative nte case ന്
dative kk case ക്ക്
genitive in genitive ിന്റെ
genitive nte genitive ന്റെ
genitive in end 3ിൻ
genitive ude genitive ുടെ
sociative e case ോട്
sociative in case 1ിനോട്
instrumental e case ാൽ
instrumental in case 1ിനാൽ
locative il case ിൽ
locative place case 0്
locative il case 3ത്ത് 4േല് 4േൽ
locativeAdjective il genitive ിലെ 3ിലത്തെ
locativeAdjective place genitive 1െ
allative il case ിലേക്ക് 1ിലേയ്ക്ക് 2ിലോട്ട് 4ിലിക്ക് 4ിക്ക്
allative place case േക്ക് 1േയ്ക്ക് 2ോട്ട്
ablative il case ിൽനിന്ന് 1ിൽ_നിന്ന് 2ീന്ന് 4ിന്ന് 4ുന്ന് 4ിലുന്ന് 4ില്ന്ന്
ablative place case ുനിന്ന് 1്_നിന്ന് 3്നിന്ന് 3ു_നിന്ന് 2ൂന്ന്
perlative il case ിലൂടെ 4ീക്കൂടെ 4ിക്കൂടെ
perlative place case ൂടെ
within il adjective ിലുള്ള
within place adjective ുള്ള
happenedAt il case ിൽവെച്ച് 1ിൽവച്ച് 1ിൽ_വെച്ച് 1ിൽ_വച്ച്
happenedAt place case ുവെച്ച് 1ുവച്ച്
together e case ോടൊപ്പം 3ോടൊത്ത് 3ോടൊത്തു
together in case 1ിനൊപ്പം 1ിനോടൊപ്പം
together nte case 1നൊപ്പം
together kk case 1ക്കൊപ്പം
with e case ോടെ 1ോടുകൂടി
with in case 1ിനോടെ 1ിനോടുകൂടി
with e adjective 3ോടുകൂടിയ
with in adjective 3ിനോടുകൂടിയ
than e case െക്കാൾ 1േക്കാൾ
than in case 1ിനെക്കാൾ 1ിനേക്കാൾ
about e case െക്കുറിച്ച് 1െപ്പറ്റി 3െച്ചൊല്ലി
about in case 1ിനെക്കുറിച്ച് 1ിനെപ്പറ്റി 3ിനെച്ചൊല്ലി
following e case 1െത്തുടർന്ന് 3െതുടർന്ന്
connected e case 1ോടനുബന്ധിച്ച്
following in case 1ിനെത്തുടർന്ന് 3ിനെതുടർന്ന്
asMuchAs e case 3ോളം
asMuchAs in case 3ിനോളം
like e case െപ്പോലെ 1േപ്പോലെ
like in case 1ിനെപ്പോലെ 1ിനേപ്പോലെ
through e case െക്കൊണ്ട്
through in case 1ിനെക്കൊണ്ട്
possession in noun ിന്റേത്
possession nte noun ന്റേത്
possession ude noun ുടേത്
inside in case 1ിനകത്ത് 1ിനുള്ളിൽ 1ിനകം
inside kk case 1യ്ക്കകത്ത് 3ക്കുള്ളിൽ 3യ്ക്കകം 3ക്കകം
inside in there 3ിനുള്ളില 3ിനകത്ത
inside kk there 3ക്കുള്ളില 3യ്ക്കകത്ത
near in case 1ിനടുത്ത് 1ിന്റടുത്ത്
near nte case 1നടുത്ത് 2ന്റടുത്ത്
near kk case 1ക്കടുത്ത്
near in there 3ിനടുത്ത
near nte there 3നടുത്ത
near kk there 3ക്കടുത്ത
under in case 1ിനടിയിൽ
under kk case 1ക്കടിയിൽ
under in there 3ിനടിയില
under kk there 3ക്കടിയില
beside in case 1ിനരികിൽ
beside kk case 1ക്കരികിൽ
beyond in case 1ിനപ്പുറം 3ിനപ്പുറത്ത് 3ിനക്കരെ
beyond kk case 1ക്കപ്പുറം 3ക്കപ്പുറത്ത് 3ക്കക്കരെ
atEndOf in case 1ിനൊടുവിൽ
atEndOf kk case 1ക്കൊടുവിൽ
forSake in case 1ിനായി 3ിനായിട്ട്
forSake nte case 1നായി
forSake kk case 1ക്കായി
forSake in adjective 3ിനായുള്ള
forSake nte adjective 3നായുള്ള
forSake kk adjective 3ക്കായുള്ള
during in case ിനിടെ 3ിനിടയ്ക്ക്
during nte case നിടെ 3നിടയ്ക്ക്
during kk case ക്കിടെ 3ക്കിടയ്ക്ക്
amid in case ിനിടയിൽ
amid nte case നിടയിൽ
amid kk case ക്കിടയിൽ
amid in there ിനിടയില
amid nte there നിടയില
amid kk there ക്കിടയില
accordingTo in case 1ിനനുസരിച്ച്
accordingTo nte case 1നനുസരിച്ച്
accordingTo kk case 1ക്കനുസരിച്ച്
against in case 1ിനെതിരെ
against nte case 1നെതിരെ
against kk case 1ക്കെതിരെ
onTop in case 1ിന്മേൽ 1ിൻമേൽ
moreThan il case 1ിലേറെ 1ിലധികം 3ിലുമേറെ 3ിലുമധികം 3ിൽക്കൂടുതൽ
oneOf il noun 3ിലൊന്ന്
oneOf il in|il 3ിലൊന്ന
getInto il infinitive ിൽപ്പെടുക 1ിൽപെടുക
getInto il present|command ിൽപ്പെട 1ിൽപെട
getInto il past ിൽപ്പെട്ട 1ിൽപെട്ട
putInto il infinitive ിൽപ്പെടുത്തുക 1ിൽപെടുത്തുക
putInto il present|command ിൽപ്പെടുത്ത 1ിൽപെടുത്ത
putInto il finiteI|participleI|participle ിൽപ്പെടുത്തി 1ിൽപെടുത്തി
putInto il pastI ിൽപ്പെടുത്തിയ 1ിൽപെടുത്തിയ
`

/** The endings that make a noun of a word before a noun: നല്ലത്, വന്നവർ. Written like `nounEndings`. */
export const nominalEndings = `
nominal adjective noun ത്
nominal adjective in|il ത
people adjective noun|kk വർ
people adjective e|il|ude വര
heWho adjective noun വൻ
heWho adjective e|il വന
heWho adjective nte വ
sheWho adjective noun|kk വൾ
sheWho adjective e|il|ude വള
because adjective case 1തിനാൽ
theOne adjective noun|kk 1യാൾ
theOne adjective e|il|ude 1യാള
theOne adjective noun|kk 3യാളുകൾ
theOne adjective e|il|ude 3യാളുകള
placeWhere adjective noun 3ിടം
placeWhere adjective place 1ിടത്ത
placeWhere adjective il|in 3ിടത്ത
things adjective noun വ
things adjective e|il|ude 3വയ
`
