import { stemOf } from '../stem.ts'
import { isFiller, opensAddition, wordsOf } from '../tokens.ts'

/** What people write around what they look for: 'Wo kann ich günstige Servietten kaufen', 'we need cups'. */
const around = `
ich wir du ihr sie es man mein meine meinen meiner unser unsere unseren unserem unserer euer ihre ihren dein deine wer wo wie was welche
welcher welches suche suchen sucht brauche brauchen braucht benötige benötigen möchte möchten will wollen hätte hätten kann können gibt habt
haben ist sind gern gerne bitte hallo danke einem einen einer eines bei beim fürs ins nach um pro je auch nur noch sehr so viel viele
kaufen kauf bestellen bestellung liefern lieferung kosten kostet preis preise preiswert günstig billig angebot angebote rabatt
zeug sachen ding dinge irgendwas etwas großhandel großhändler großhandelspreis groß-handel lieferant
i we you they my our your need needs want wants looking look search searching find where what which can could please do does is are there any
some me us buy buying order ordering purchase cheap cheapest affordable inexpensive price prices cost costs wholesale supplier suppliers
bulk an on by at stuff something things`
const noise = new Set(wordsOf(around))
const noiseStems = new Set(wordsOf('günstig preiswert billig benötigt bestell').map(stemOf))
const saysNothing = (word: string) => isFiller(word) || noise.has(word) || noiseStems.has(stemOf(word))

const opensPurpose = new Set(['zum', 'zur'])

/**
 * `isAdded`: says what is in it or what it is for, as 'Hochzeit' in 'Servietten für Hochzeit'. `isPurpose`: what is done with it, as in 'Sahne zum
 * Kochen', which seldom stands in its name.
 */
export type TellingWord = { word: string; isAdded: boolean; isPurpose: boolean }

/** The words of a query that say something about goods, each once; all of them where none does. */
export function tellingWords(words: readonly string[]): TellingWord[] {
  const isLeftOut = [saysNothing, isFiller, () => false].find((leavesOut) => !words.every(leavesOut))!
  const telling = new Map<string, TellingWord>()
  let isAdded = false
  let isPurpose = false
  for (const word of words) {
    if (opensAddition(word) && telling.size > 0) {
      isAdded = true
      isPurpose = opensPurpose.has(word)
    }
    if (isLeftOut(word) || telling.has(word)) continue
    telling.set(word, { word, isAdded, isPurpose })
    isPurpose = false
  }
  return [...telling.values()]
}
