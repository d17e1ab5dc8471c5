/** The commonest main ingredients of the source, German and English. */
const names = `
Zucker: sugar; Wasser: water; Weizenmehl: wheat flour; Trinkwasser: drinking water; Kakaobutter: cocoa butter;
Rapsöl: rapeseed oil; Schweinefleisch: pork; Sonnenblumenöl: sunflower oil; Speisesalz: salt; Kakaomasse: cocoa mass;
Salz: salt; Palmfett: palm fat; Glukosesirup: glucose syrup; Glucosesirup: glucose syrup; Kartoffeln: potatoes;
Sahne: cream; Joghurt mild: mild yoghurt; Joghurt: yoghurt; Mandeln: almonds; Mandeln gemahlen: ground almonds;
Jodiertes Speisesalz: iodised salt; Jodsalz: iodised salt; Jodiertes Tafelsalz: iodised salt; Kohlensäure: carbonic acid;
Rohrohrzucker: raw cane sugar; Roh-Rohrzucker: raw cane sugar; Rohrzucker: cane sugar; Vollrohrzucker: whole cane sugar;
Rohrzucker unraffiniert: unrefined cane sugar; Rübenzucker: beet sugar; Traubenzucker: dextrose; Dextrose: dextrose;
Rüben-und Rohrohrzucker: beet and raw cane sugar; Vollmilchpulver: whole milk powder; Branntweinessig: spirit vinegar;
Tomatenmark: tomato paste; Tomatenmark einfach konzentriert: tomato paste; Frischkäse: cream cheese;
Natürliches Mineralwasser: natural mineral water; Glukose-Fruktose-Sirup: glucose-fructose syrup; Zwiebeln: onions;
Fruktosesirup: fructose syrup; Invertzuckersirup: invert sugar syrup; Mais-Sirup: corn syrup; Maltodextrin: maltodextrin;
Palmöl: palm oil; Ungehärtetes Palmöl: unhardened palm oil; Butter: butter; Butterreinfett: butterfat;
Haferflocken: rolled oats; Vollkorn-Haferflocken: wholegrain rolled oats; Hafervollkornflocken: wholegrain rolled oats;
Vollkorn-Hafer: wholegrain oats; Hafervollkornmehl: wholegrain oat flour; Hafer-Crunchy: oat crunch; Meersalz: sea salt;
Steinsalz: rock salt; Kochsalz: salt; Nitritpökelsalz: nitrite curing salt; Stärke: starch; Modifizierte Stärke: modified starch;
Maisstärke: corn starch; Kartoffelstärke: potato starch; Weizenstärke: wheat starch; Gemüse: vegetables; Haselnüsse: hazelnuts;
Käse: cheese; Sonnenblumenkerne: sunflower seeds; Speck: bacon; Schweinespeck: pork fat; Schweineleber: pork liver;
Passierte Tomaten: strained tomatoes; Zerkleinerte Schältomaten: crushed peeled tomatoes; Tomaten: tomatoes;
Tomatenpüree: tomato purée; Tomatensaft: tomato juice; Tomatensauce: tomato sauce; Tomatenpulver: tomato powder;
Vollmilch: whole milk; Milch: milk; Magermilch: skimmed milk; Entrahmte Milch: skimmed milk; Fettarme Milch: semi-skimmed milk;
Pasteurisierte Milch: pasteurised milk; Pasteurisierte Kuhmilch: pasteurised cow's milk; Kuhmilch: cow's milk;
Pflanzliche Fette: vegetable fats; Pflanzliches Fett: vegetable fat; Pflanzliche Öle: vegetable oils;
Pflanzliches Öl: vegetable oil; Hartweizengrieß: durum wheat semolina; Hartweizengriess: durum wheat semolina;
Zartbitter-Schokolade: dark chocolate; Zartbitterschokolade: dark chocolate; Vollmilchschokolade: milk chocolate;
Vollmilch-Schokolade: milk chocolate; Milchschokolade: milk chocolate; Weiße Schokolade: white chocolate;
Schokolade: chocolate; Schokoladenkuvertüre: chocolate couverture; Weizenvollkornmehl: wholemeal wheat flour;
Weizenmalz: wheat malt; Weizenflocken: wheat flakes; Weizenvollkornflocken: wholegrain wheat flakes; Weizengluten: wheat gluten;
Weizeneiweiß: wheat protein; Weizensauerteig: wheat sourdough; Alaska Seelachs-Filet: Alaska pollock fillet;
Heringsfilets: herring fillets; Heringsﬁlets: herring fillets; Makrelenfilets: mackerel fillets; Lachs: salmon; Thunfisch: tuna;
Gurken: cucumbers; Gewürze: spices; Karotten: carrots; Möhren: carrots; Paprika: peppers; Gerstenmalz: barley malt;
Gerstenflocken: barley flakes; Rosinen: raisins; Sultaninen: sultanas; Datteln: dates; Mikrobielles Lab: microbial rennet;
Lab: rennet; Apfelsaft: apple juice; Apfelsaft aus Apfelsaftkonzentrat: apple juice from concentrate;
Apfelsaftkonzentrat: apple juice concentrate; Orangensaft: orange juice; Orangensaftkonzentrat: orange juice concentrate;
Himbeeren: raspberries; Erdbeeren: strawberries; Heidelbeeren: blueberries; Sauerkirschen: sour cherries; Kirschen: cherries;
Äpfel: apples; Apfel: apple; Ananas: pineapple; Pfirsiche: peaches; Aprikosen: apricots; Früchte: fruit;
Fruchtzubereitung: fruit preparation; Eier: eggs; Vollei: whole egg; Eigelb: egg yolk; Eiklar: egg white;
Milcheiweiß: milk protein; Eiweißmischung: protein blend; Gelatine: gelatine; Senfsaat: mustard seed; Senfsaaten: mustard seeds;
Senfkörner: mustard seeds; Putenfleisch: turkey; Truthahnfleisch: turkey; Hähnchenfleisch: chicken; Geflügelfleisch: poultry;
Rindfleisch: beef; Fleischbrät: sausage meat; Fleischwurst: bologna sausage; Kichererbsen: chickpeas; Erbsen: peas;
Sojabohnen: soybeans; Sojamehl: soy flour; Süßlupinensamen gekocht: cooked sweet lupin seeds; Tofu: tofu; Seitan: seitan;
Dinkelmehl: spelt flour; Dinkelvollkornmehl: wholemeal spelt flour; Roggenmehl: rye flour;
Roggenvollkornmehl: wholemeal rye flour; Roggenvollkornschrot: cracked wholegrain rye; Reismehl: rice flour;
Reisvollkornmehl: wholegrain rice flour; Maismehl: corn flour; Maisgrieß: corn semolina; Mehl: flour; Paniermehl: breadcrumbs;
Semmelbrot: bread roll crumbs; Reis: rice; Reis gegart: cooked rice; Bandnudeln gegart: cooked ribbon noodles; Honig: honey;
Champignons: button mushrooms; Kräuter: herbs; Schnittlauch: chives; Basilikum: basil; Petersilie: parsley; Pfeffer: pepper;
Chili: chilli; Zimt: cinnamon; Hibiskus: hibiscus; Süße Brombeerblätter: sweet blackberry leaves; Sesam: sesame;
Natursauerteig: natural sourdough; Sauerteig: sourdough; Hefe: yeast; Nährhefe: nutritional yeast; Kokosöl: coconut oil;
Kokosnussöl: coconut oil; Kokosfett: coconut fat; Kokosraspeln: desiccated coconut; Kokosmilch: coconut milk;
Magermilchpulver: skimmed milk powder; Süßmolkenpulver: sweet whey powder; Sauermolke: sour whey; Rahm: cream;
Schlagsahne: whipping cream; Sahnepulver: cream powder; Creme fraiche: crème fraîche; Crème fraîche: crème fraîche;
Buttermilch: buttermilk; Rahmjoghurt: cream yoghurt; Sahnejoghurt mild: mild cream yoghurt;
Magermilchjoghurt: low-fat yoghurt; Sahnekefir mild: mild cream kefir; Speisequark: quark; Sauermilchquark: sour milk quark;
Ricotta: ricotta; Edamer: Edam; Emmentaler: Emmental; Mozzarella: mozzarella; Schnittfester Mozzarella: firm mozzarella;
Spinat: spinach; Blattspinat: leaf spinach; Oliven: olives; Weißkohl: white cabbage; Rotkohl: red cabbage; Sellerie: celeriac;
Brokkoli: broccoli; Blumenkohl: cauliflower; Kohlrabi: kohlrabi; Kürbis: pumpkin; Süßkartoffeln: sweet potatoes;
Speisekartoffeln: potatoes; Kartoffeln frittiert: fried potatoes; Kartoffelflocken: potato flakes;
Gemüsemischung: mixed vegetables; Erdnüsse: peanuts; Erdnusskerne: peanuts; Weinessig: wine vinegar; Bier: beer;
Ölsamen: oil seeds; Fettarmes Kakaopulver: low-fat cocoa powder; Kakaopulver stark entölt: low-fat cocoa powder;
Kakaopulver: cocoa powder; Würze: seasoning; Kollagenhydrolysat: collagen hydrolysate; Aroma: flavouring
`

const english = new Map(
  names.split(';').map((pair) => {
    const [german, translated] = pair.trim().split(': ')
    return [german!.toLowerCase(), translated!]
  }),
)

/** The ingredients in English; none where one of them has no name there. */
export function englishIngredients(german: string[]): string[] {
  const known = german.flatMap((name) => english.get(name.toLowerCase()) ?? [])
  return known.length === german.length ? known : []
}
