/** Words that can stand for one another in a sentence of the coach, by their ids in the lexicon, with what they mean there. */

export const drinks = {
  chaaya: 'tea',
  kaappi: 'coffee',
  vellam: 'water',
  paal: 'milk',
  jyoosu: 'juice',
  moru: 'buttermilk',
  naarangaavellam: 'lime water',
}
export const morningDrinks = { chaaya: 'tea', kaappi: 'coffee', paal: 'milk', jyoosu: 'juice' }
export const invitedDrinks = { chaaya: 'a tea|tea', kaappi: 'a coffee|coffee', jyoosu: 'a juice|juice' }

export const vegetables = {
  thakkaali: 'tomatoes',
  urulakkizhangu: 'potatoes',
  savaala: 'onions',
  kaarattu: 'carrots',
  vendaykka: 'okra',
  vazhuthananga: 'aubergines',
  beensu: 'green beans',
}
export const fruits = {
  maanga: 'mangoes',
  munthiri: 'grapes',
  oranchu: 'oranges',
  aappil: 'apples',
  peraykka: 'guavas',
  pazham: 'bananas',
}

export const foods = {
  dosha: 'dosa',
  iddali: 'idli',
  puttu: 'puttu',
  appam: 'appam',
  biriyaani: 'biryani',
  kappa: 'tapioca',
  chappaatthi: 'chapatis',
  porotta: 'parottas',
  aiskreem: 'ice cream',
}
export const lunches = {
  biriyaani: 'biryani',
  choru: 'rice',
  porotta: 'parottas',
  kappa: 'tapioca',
}
export const breakfasts = {
  dosha: 'dosa',
  iddali: 'idli',
  puttu: 'puttu',
  appam: 'appam',
  uppumaavu: 'upma',
  pazham: 'a banana|banana',
}
export const dishes = {
  dosha: 'dosa',
  iddali: 'idli',
  puttu: 'puttu',
  appam: 'appam',
  saambaar: 'sambar',
  aviyal: 'avial',
  paayasam: 'payasam',
  meenkari: 'fish curry',
  chammanthi: 'chutney',
}
export const onamDishes = { paayasam: 'payasam', aviyal: 'avial', saambaar: 'sambar', sadya: 'a sadya|feast' }

export const towns = {
  kocchi: 'Kochi',
  thrisshoor: 'Thrissur',
  kozhikkodu: 'Kozhikode',
  thiruvananthapuram: 'Thiruvananthapuram',
  aalappuzha: 'Alappuzha',
  kottayam: 'Kottayam',
  kannoor: 'Kannur',
  paalakkaadu: 'Palakkad',
}
export const places = {
  baanku: 'a bank|bank',
  aashupathri: 'a hospital|hospital',
  vaayanashaala: 'a library|library',
  hottal: 'a restaurant|restaurant',
  posttofeesu: 'a post office|post office',
  chaayakkada: 'a tea shop|tea shop',
  ediem: 'an ATM|ATM',
  ambalam: 'a temple|temple',
  skool: 'a school|school',
}
export const errands = {
  chantha: 'the market',
  aashupathri: 'the hospital',
  baanku: 'the bank',
  vaayanashaala: 'the library',
  posttofeesu: 'the post office',
}
export const workplaces = {
  baanku: 'a bank',
  aashupathri: 'a hospital',
  skool: 'a school',
  kada: 'a shop',
  hottal: 'a hotel',
}

export const elders = { amma: 'mother', acchan: 'father', chettan: 'elder brother', checchi: 'elder sister' }
export const kin = {
  ...elders,
  aniyan: 'younger brother',
  aniyatthi: 'younger sister',
  ammaavan: 'uncle',
  ammoomma: 'grandmother',
  appooppan: 'grandfather',
}
export const youngKin = {
  chettan: 'elder brother',
  checchi: 'elder sister',
  aniyan: 'younger brother',
  aniyatthi: 'younger sister',
}
export const friends = { koottukaaran: 'friend', koottukaari: 'friend' }
export const cooks = { amma: 'Mother|mother', acchan: 'Father|father', ammoomma: 'Grandmother|grandmother' }
export const called = {
  amma: 'my mother|mother',
  acchan: 'my father|father',
  checchi: 'my elder sister|elder sister',
  chettan: 'my elder brother|elder brother',
  ammoomma: 'my grandmother|grandmother',
}
export const jobs = {
  doktar: 'doctor|a doctor',
  nazhsu: 'nurse|a nurse',
  enjineeyar: 'engineer|an engineer',
  vakkeel: 'lawyer|a lawyer',
}

export const animals = {
  pooccha: 'cats',
  pashu: 'cows',
  aadu: 'goats',
  kozhi: 'hens',
  'patti-2': 'dogs',
  thaaraavu: 'ducks',
}
export const birds = {
  kaakka: 'a crow|crow',
  thattha: 'a parrot|parrot',
  maina: 'a myna|myna',
  kuyil: 'a koel|koel',
  praavu: 'a pigeon|pigeon',
  moonga: 'an owl|owl',
}
export const trees = {
  maavu: 'a mango tree|mango tree',
  plaavu: 'a jackfruit tree|jackfruit tree',
  thengu: 'a coconut palm|coconut palm',
  vaazha: 'a banana plant|banana plant',
}

export const few = { randu: 'two', moonnu: 'three', naalu: 'four', anchu: 'five' }
export const schoolHours = { ettu: 'eight', ombathu: 'nine', patthu: 'ten' }
export const earlyHours = { anchu: 'five', 'aaru-2': 'six', ezhu: 'seven' }
export const weekdays = {
  thinkalaazhcha: 'Monday',
  chovvaazhcha: 'Tuesday',
  budhanaazhcha: 'Wednesday',
  vyaazhaazhcha: 'Thursday',
  velliyaazhcha: 'Friday',
}
export const days = { ...weekdays, shaniyaazhcha: 'Saturday', njaayaraazhcha: 'Sunday' }

export const colours = {
  chuvanna: 'red',
  neela: 'blue',
  paccha: 'green',
  manja: 'yellow',
  veluttha: 'white',
  karuttha: 'black',
}
export const garments = { saari: 'sari', sharttu: 'shirt', thoppi: 'cap', churidaar: 'churidar' }
export const devices = { fon: 'phone', kampyoottar: 'computer' }
export const furniture = { kasera: 'chair', mesha: 'table', kattil: 'bed' }
export const goods = { baagu: 'bag', kuda: 'umbrella', vaacchu: 'watch', saikkil: 'bicycle' }

export const languages = {
  malayaalam: 'Malayalam',
  thamizhu: 'Tamil',
  hindi: 'Hindi',
  ingleeshu: 'English',
  kannada: 'Kannada',
}
export const ailments = {
  pani: 'a high fever|fever',
  thalavedana: 'a bad headache|headache',
  vayaruvedana: 'a bad stomach ache|stomach ache',
  chuma: 'a bad cough|cough',
  jaladosham: 'a bad cold|cold',
  palluvedana: 'a bad toothache|toothache',
}
export const bodyParts = {
  kai: 'hand',
  'kaal-2': 'leg',
  kazhutthu: 'neck',
  muttu: 'knee',
}
export const feelings = {
  santhosham: 'happy|happiness',
  sankadam: 'sad|sadness',
  aashvaasam: 'relieved|relief',
  niraasha: 'disappointed|disappointment',
}
export const games = {
  futbol: 'football',
  krikkattu: 'cricket',
  chessu: 'chess',
  kabadi: 'kabaddi',
  tenneesu: 'tennis',
  volibol: 'volleyball',
}
export const fieldGames = {
  futbol: 'football',
  krikkattu: 'cricket',
  kabadi: 'kabaddi',
  volibol: 'volleyball',
}
export const reading = {
  katha: 'stories|story',
  noval: 'novels|novel',
  kavitha: 'poems|poem',
  pusthakam: 'books|book',
}
export const instruments = { veena: 'veena', vayalin: 'violin', odakkuzhal: 'flute', gittaar: 'guitar' }
export const shows = {
  sinima: 'a film|film',
  naadakam: 'a play|play',
}
export const festivals = { onam: 'Onam', vishu: 'Vishu', krismasu: 'Christmas', perunnaal: 'Eid' }
export const waters = { kadal: 'the sea', puzha: 'the river', kaayal: 'the backwaters' }
