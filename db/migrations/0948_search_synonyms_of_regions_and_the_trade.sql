-- additive
-- Names of the regions, of the trade and in English that the search did not know yet: a line whose first name a group holds adds to that group,
-- another one makes a new group.
do $do$
declare
  line text;
  given text[];
  held integer;
begin
  foreach line in array string_to_array($$
Hackfleisch|Faschiertes|Haschee|ground meat|ground beef; Brötchen|Wecken|Weggli|Weckerl|Bürli|bun; Möhre|Rüebli|Rübli; Kartoffel|Grumbeere|Härdöpfel|Potacken;
Eis|Glace|Gelato|Eiskrem; Croissant|Gipfeli|Kipferl; Hähnchen|Güggeli|Backhendl|Hühnerfleisch; Pute|Trute|Putenfleisch; Feldsalat|Nüsslisalat|Ackersalat|corn salad;
Zucchini|Zucchetti|Zuchini; Mais|Kukuruz; Walnuss|Baumnuss; Grüne Bohnen|Strankerl|Brechbohnen|Stangenbohnen|string beans; Frikadelle|Fleischlaibchen|Fleischlaberl|Hacktätschli|Hackbällchen;
Pfannkuchen|Plinse|Crêpe|Crepe; Spätzle|Nockerl|Chnöpfli; Paniermehl|Brösel|Panierbrot|panko; Marmelade|Konfi|Gsälz|preserve; Kaffeesahne|Kaffeerahm|Kaffeeobers|coffee cream;
Saure Sahne|Sauerobers; Schlagsahne|Vollrahm|Sprühsahne|whipped cream; Apfelwein|Most|Äbbelwoi|cider|Cidre; Apfelsaft|Süßmost; Limo|Kracherl|Brause|Fassbrause;
Sprudel|Sprudelwasser|Selters|Selterswasser|Mineral|fizzy water; Radler|Panaché|Alster; Weizenbier|Weizen|Hefeweißbier; Wurst|Brühwurst; Rote Bete|Rahne|Randen|Rote Beete|beet;
Sauerkirsche|Weichsel|Schattenmorelle|sour cherry; Weißkohl|Weißkraut|Kabis|white cabbage; Keks|Guetzli|Kekserl; Bonbon|Gutsle|Zältli|Täfeli|boiled sweets; Schokolade|Schoggi|Schoki;
Küchenrolle|Zewa|kitchen towel|kitchen paper; Kosmetiktücher|Tempo|Tempos|Kleenex|Papiertaschentuch|Nastuch|Nasentücher; Klopapier|Hygienepapier|bog roll|lavatory paper|toilet tissue;
Alufolie|Silberfolie; Spüli|Abwaschmittel|Handspülmittel|Geschirrmittel|dishwashing liquid|Pril; Spülmaschinentabs|Geschirrspülertabs|Spülmaschinentabletten|dishwasher tabs;
Weichspüler|softener|fabric conditioner|Lenor; Waschmittel|Waschpulver|laundry detergent|Flüssigwaschmittel; Glasreiniger|Scheibenreiniger|window cleaner; Bodenreiniger|Wischmittel|Fußbodenreiniger;
Vorratsdose|Tupperdose|Tupper|Frischhaltebox|food container|storage container|Vorratsglas; Karton|Schachtel|Pappschachtel; Sonnenschirm|Marktschirm|sunshade|umbrella;
Kissen|Polster|cushion; Handtuch|Frotteetuch|Frottiertuch|hand towel; Tischdecke|Tafeltuch|Damasttuch|table cover|table cloth; Schneebesen|Schwingbesen|Schneerute|balloon whisk;
Pfannenwender|Bratschaufel|Wender|fish slice; Schöpfkelle|Schöpfer|Kelle|soup ladle; Sieb|Abtropfsieb|sieve; Kasserolle|Reindl|Stielpfanne; Tablett|Servierplateau|Servierbrettl|serving tray;
Korkenzieher|Stoppelzieher; Eiskübel|ice pail|Eiseimer; Strohhalm|Röhrli|Röhrchen|paper straw; Papiertüte|Sackerl|Säckli|Papiersack|Papierbeutel; Bodenbeutel|Brötchenbeutel|bakery bag;
Müllbeutel|Kehrichtsack|bin bag|rubbish bag; Handseife|hand wash|Seifenlotion|liquid soap|Handwaschseife; Tiefkühl|TK|Tiefkühlkost|Tiefkühlware|Tiefgekühltes|tiefgekühlt|tiefgefroren|gefroren|frozen;
Fertiggericht|Convenience|Fertigessen|Mikrowellengericht|Conveniencefood|microwave meal; Rucola|Rauke|rocket|arugula; Koriander|coriander|cilantro; Basilikum|basil; Schnittlauch|chives;
Ingwer|ginger; Chili|Peperoncino|chilli; Kümmel|caraway; Kreuzkümmel|Cumin|Kumin; Kurkuma|Gelbwurz|turmeric; Lorbeer|bay leaf|bay leaves; Majoran|marjoram; Thymian|thyme; Rosmarin|rosemary;
Nelke|Gewürznelke|clove; Kardamom|cardamom; Minze|mint|Pfefferminz; Fenchel|fennel; Hagebutte|rosehip; Salbei|Salbeitee; Brennnessel|Brennessel|nettle; Wacholder|juniper; Anis|aniseed;
Radieschen|radish; Süßkartoffel|Batate|sweet potato; Eisbergsalat|Eissalat|iceberg lettuce; Melone|melon; Granatapfel|pomegranate; Rhabarber|rhubarb; Dattel|date|dates; Trockenpflaume|Backpflaume|Dörrpflaume|prune;
Trockenfrüchte|Dörrobst|Trockenobst|dried fruit; Suppengemüse|Suppengrün|Wurzelgemüse|soup vegetables; Gemüsemix|Mischgemüse|Gemüsemischung|mixed vegetables; Kalb|Kalbfleisch|veal;
Kartoffelspalten|Wedges|Kartoffelecken|potato wedges; Rösti|Röstinchen|hash browns; Bratling|Patty|Patties|Gemüseburger|Burgerpatty|veggie burger; Fischfilet|fish fillet; Kaviar|Fischrogen|caviar;
Grießbrei|Grießpudding|Grießkoch|Griesbrei|semolina pudding; Dessert|Nachtisch|Nachspeise|Süßspeise|pudding; Götterspeise|Wackelpudding|Wackelpeter; Kompott|stewed fruit|compote; Brotaufstrich|Aufstrich|spread;
Hummus|Humus|Kichererbsenpüree|houmous; Tahin|Tahini|Sesammus|Sesampaste; Popcorn|Puffmais|Popkorn; Flips|Erdnussflips|peanut puffs; Salzgebäck|Knabbergebäck|Knabberzeug|Knabberei|Knabbereien|savoury snacks;
Süßigkeit|Süßware|Süßwaren|Süßigkeiten|Naschzeug|confectionery|Bonbon|Fruchtgummi|Schokolade; Osterei|Ostereier|Schokoei|easter egg; Weihnachtsmann|Nikolaus|santa claus; Orangenlimonade|Orangenlimo|orangeade;
Tonic|Tonic Water|Tonicwater; Ginger Ale|Ingwerlimonade; Tagungstisch|Konferenztisch|Meetingtisch|conference table; Gasttisch|Esstisch|Restauranttisch|Wirtshaustisch|dining table; Polsterstuhl|upholstered chair;
Bistrostuhl|Restaurantstuhl|Cafestuhl|bistro chair; Kaffeehausstuhl|Wiener Stuhl|Bugholzstuhl|bentwood chair; Gartensessel|Terrassensessel|garden armchair; Laken|sheet|bed sheets; Bettlaken|Spannlaken|Spannleintuch|Fixleintuch;
Pooltuch|Strandtuch|Badelaken|pool towel|beach towel; Saunatuch|Saunahandtuch|sauna towel; Hausschuhe|Hotelslipper|Badelatschen|Pantoffel|Frottierslipper|Finken; Duschgel|body wash|Duschseife; Toaster|Brotröster;
Brotkorb|Brotkörbchen; Suppenstation|Suppenwärmer|Suppenkessel|soup kettle|soup warmer; Barlöffel|bar spoon; Milchkännchen|Sahnekännchen|Sahnegießer|creamer jug;
Pizzakarton|Pizzaschachtel|Pizzaverpackung; Kaffeebecher|Einwegbecher|Togobecher|Coffeetogo|takeaway cup|disposable cup|hot drink cup; Probierbecher|Verkostungsbecher|tasting cup|sample cup; Stapelbox|Kunststoffkiste|storage crate;
Abräumwagen|Geschirrwagen|clearing trolley; Matratzenauflage|Inkontinenzauflage|mattress pad; Edelstahl|Inox|CNS|Nirosta|stainless steel|rostfrei; Baumwolle|cotton; Leinen|linen; Frottier|Frottee|terry;
geräuchert|smoked; getrocknet|dried; geröstet|roasted; gesalzen|salted; ungesalzen|unsalted; gehackt|chopped; gerieben|grated; geschnitten|sliced|in Scheiben; gemahlen|ground; fettarm|fettreduziert|low fat;
Bio|biologisch|ökologisch|Bioqualität; scharf|pikant|spicy; laktosefrei|milchzuckerfrei|dairy free; Mehrweg|Pfandsystem|returnable; Einweg|disposable|single use; Untertasse|Unterteller; Obst|Frucht|Früchte|fruit; Gemüse|vegetable|veg|veggies;
Teelicht|Teelichter|tealight; Getränkekarte|drinks list; Weinkarte|wine menu; Speisekarte|Menükartenhülle|menu cover; Essigessenz|vinegar essence; Smoothie|Fruchtsmoothie; Nugget|Chicken Nuggets|Hähnchennuggets; Suppe|Süppchen;
Sahne|Schlag|Nidel; Sekt|Cava|Crémant|Champagner|champagne|Spumante; Milchkaffeetasse|Milchkaffeeschale|Latte-Tasse; Hocker|Sitzhocker|stool; Pfefferminztee|mint tea; Sojasoße|Shoyu|Tamari; Traube|Weinbeere;
Mayonnaise|Majonäse|Majonaise; Isoliertasche|cooling bag|cooler bag; Pfanne|pan; Schneidebrett|Schneidbrett|wooden board; Parmesan|Parmigiano|Parmigiano Reggiano
$$, ';') loop
    given := string_to_array(trim(both E' \n' from line), '|');
    select id into held from search_synonym
    where not is_one_way and language is null and exists (select from unnest(names) name where lower(name) = lower(given[1])) order by id limit 1;
    if held is null then
      insert into search_synonym (names) values (given);
    else
      update search_synonym
      set names = names || array(
        select name from unnest(given) with ordinality as added (name, place)
        where lower(name) <> all (select lower(known) from unnest(names) known) order by place limit 20 - cardinality(names))
      where id = held;
    end if;
  end loop;
end
$do$;

-- What names many things finds them, and none of them finds the others.
insert into search_synonym (names, is_one_way)
select string_to_array(trim(both E' \n' from line), '|'), true from unnest(string_to_array($$
schwarz|anthrazit|schiefergrau; black|anthracite|slate grey; beige|sand|taupe; blau|petrol|marine|türkis; Holz|Buche|Eiche|Akazie; wooden|beech|oak|acacia; Plastik|Kunststoff|Polycarbonat|Melamin;
plastic|polycarbonate|melamine; WC|Toilettenpapier|Sanitärreiniger; Geschirr|Teller|Tasse|Schale; crockery|plate|cup|bowl; Kochgeschirr|Topf|Pfanne; cookware|pan|saucepan|casserole; Bettzeug|Bettdecke|Bettwäsche|Spannbettlaken;
Möbel|Stuhl|Tisch|Hocker; furniture|chair|table|stool; Dekoration|Vase|Kerze; Alkohol|Bier|Wein|Sekt|Spirituose; Jause|Wurst|Käse|Schinken; Brotzeit|Wurst|Käse|Schinken; Wurstwaren|Wurst|Schinken;
Molkereiprodukt|Milch|Joghurt|Käse|Butter; dairy|milk|yoghurt|cheese|butter; Backware|Brot|Brötchen|Kuchen; Grillgut|Bratwurst|Grillkäse|Steak; Erfrischungsgetränk|Limonade|Cola|Eistee; soft drinks|Limonade|Cola;
Putzzeug|Reiniger|Putzrolle; Reinigungsmittel|Reiniger; Kosmetik|Duschgel|Shampoo|Körperlotion; toiletries|shower gel|shampoo|body lotion
$$, ';')) as line
where not exists (
  select from search_synonym known
  where known.is_one_way and lower(known.names[1]) = lower(split_part(trim(both E' \n' from line), '|', 1)));
