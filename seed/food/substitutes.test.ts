import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { rankSubstitutes, type RankedSubstitute } from '../../api/offers/rank-substitutes.ts'
import { articlesByStore, demoArticles } from '../load-catalogue.ts'
import { readDemoManifest } from '../picture-manifest.ts'

type Category = { slug: string; parent: string | null }
type Article = RankedSubstitute & { category: string; unit: string }

let articles: Article[]
beforeAll(() => {
  const file = join(import.meta.dirname, '../data/categories.json')
  const tree = JSON.parse(readFileSync(file, 'utf8')) as Category[]
  const manifest = readDemoManifest()
  const rootOf = new Map(tree.map(({ slug, parent }) => [slug, parent ?? slug]))
  articles = [...articlesByStore(manifest, demoArticles(manifest), rootOf).values()].flat().map((row) => ({
    gtin: row.gtin || null,
    name: row.name_de!,
    finalPriceCents: Math.round(Number(row.price) * (100 - Number(row.discount_percent || 0))),
    priceUnit: Number(row.price_unit || 1),
    contentAmount: Number(row.content_amount),
    category: row.category!,
    unit: row.content_unit!,
  }))
})

// Fresh goods of the demo; what stands in for each was read and found right.
test.each([
  ['Fränkische Bratwurst Schnecken', 'wurst-schinken', /bratwurst/i],
  ['Feine Geflügel-Leberwurst', 'wurst-schinken', /leberwurst/i],
  ['Hausmacher Blutwurst', 'wurst-schinken', /blutwurst|leberwurst/i],
  ['Thüringer Jagdwurst', 'wurst-schinken', /jagdwurst/i],
  ['Gekochte Mettwurst', 'wurst-schinken', /mettwurst/i],
  ['Bille Xtra Power Hanfsalami', 'wurst-schinken', /salami/i],
  ['Käsewiener', 'wurst-schinken', /wiener/i],
  ['Putenrohschinken', 'wurst-schinken', /schinken/i],
  ["Farmer's Schinken", 'wurst-schinken', /schinken/i],
  ['Grillschinken', 'wurst-schinken', /schinken/i],
  ['Milch laktosefrei', 'milch-sahne', /milch.*(?:laktose|lactose)|la[kc]tosefre.*milch/i],
  ['Die haltbare Alpenmilch', 'milch-sahne', /alpenmilch/i],
  ['Beste Butter', 'milch-sahne', /butter/i],
  ['Kerrygold Original Irisches Butterschmalz', 'milch-sahne', /butter/i],
  ['Bio-Alpenbutter', 'milch-sahne', /butter/i],
  ['Bio fettarmer Joghurt mild', 'joghurt-quark', /fettarm.*joghurt/i],
  ['Kokos vanille Joghurt mild', 'joghurt-quark', /joghurt/i],
  ['Joghurt Pfirsich & Maracuja', 'joghurt-quark', /joghurt.*pfirsich|pfirsich.*joghurt/i],
  ['Stracciatella Joghurt mild', 'joghurt-quark', /stracciatella/i],
  ['Fruchtjoghurt, mild, Heidelbeere', 'joghurt-quark', /heidelbeer/i],
  ['Joghurt 0,1 %, Himbeere', 'joghurt-quark', /himbeer/i],
  ['Bio Fruchtquark Himbeere', 'joghurt-quark', /quark.*himbeer/i],
  ['Exquisa Quark Genuss Winter', 'joghurt-quark', /quark ?genuss/i],
  ['Feinster Pudding mit Schweizer Schokolade', 'joghurt-quark', /pudding.*schoko/i],
  ['Landliebe Grieß Pudding', 'joghurt-quark', /grieß ?pudding/i],
  ['Bio-Mozzarella', 'kaese', /mozzarella/i],
  ['Ziegenkäse', 'kaese', /ziege/i],
  ['Käse - Almkäse', 'kaese', /almkäse/i],
  ['Frischkäse Rolle Paprika-Chili', 'kaese', /frischkäse/i],
  ['Irischer Atlantik Lachs', 'fisch', /lachs/i],
  ['Bio-Möhren', 'obst-gemuese', /möhren/i],
  ['Eisbergsalat, Kl. II', 'obst-gemuese', /eisbergsalat/i],
  ['Frischer Eiersalat', 'feinkost-salate', /eiersalat/i],
  ['Kräuter-Fleischsalat', 'feinkost-salate', /kräuter.*fleischsalat|fleischsalat.*kräuter/i],
  ['Kartoffelsalat mit Gurke & Ei', 'feinkost-salate', /kartoffelsalat/i],
  ['Spanische Oliven, grün, ohne Stein', 'feinkost-salate', /oliven/i],
  ['Feiner Weißkrautsalat mit Dill & Joghurt', 'feinkost-salate', /krautsalat/i],
  ['Tofu-Griller, Würzig Pikant', 'vegan-tofu', /tofu/i],
  ['Vegane Genießerscheiben Natur', 'vegan-tofu', /scheiben/i],
  ['Vegetarische Mühlen Salami Minis', 'vegan-tofu', /salami/i],
] as const)("in place of '%s' (%s) stand three of %s", (name, category, expected) => {
  const own = articles.find((article) => article.name === name && article.category === category)!
  const candidates = articles.filter(
    (article) => article !== own && article.category === category && article.unit === own.unit,
  )
  for (const { name: found } of rankSubstitutes(own, candidates, true).slice(0, 3)) expect(found).toMatch(expected)
})
