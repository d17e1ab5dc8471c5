-- additive
-- More names, by going through the categories one after the other: a line whose first name a group holds adds to that group, another one makes a new group.
do $do$
declare
  line text;
  given text[];
  held integer;
begin
  foreach line in array string_to_array($$
Geflügelsalat|Hähnchensalat|Hühnersalat|chicken salad; Puderzucker|confectioners sugar|confectioner's sugar|confectionery sugar;
Grapefruit|Pampelmuse; zuckerfrei|sugarfree|sugar-free|no sugar added; ungesüßt|ungesüsst|unsweetened; geräuchert|smoked|geselcht;
gemahlen|ground|gemahlener; Grüntee|grüner Tee|green tea; Schwarztee|schwarzer Tee|black tea; Weißwein|white wine|Weisswein;
Rotwein|red wine|Rotweine; Roséwein|rosé|Rose Wein|rose wine; Kräuterquark|Quark mit Kräutern|herb quark; Himbeere|raspberry; Brombeere|blackberry;
Erdbeere|strawberry; Kirsche|cherry; Haselnuss|hazelnut; Mandel|almond; Walnuss|walnut; Cashew|Cashewkerne|Cashewnuss|cashew nut;
Rosine|Sultanine|raisin|sultana; Honigmelone|honeydew; Rinderhack|Rinderhackfleisch; Hühnersuppe|Hühnernudelsuppe;
Schokokeks|Schokoladenkeks|chocolate cookie|Schoko Cookies; Butterkeks|butter biscuit|petit beurre; Vollkornbrot|wholemeal bread|wholegrain bread;
Roggenbrot|rye loaf; Brezel|Breze|Brezn|Bretzel|pretzel; Landbrot|country bread|farmhouse bread|Bauernlaib; Zitronenkuchen|lemon cake;
Marmorkuchen|marble cake; Apfelkuchen|apple cake|apple pie; Schokoladenkuchen|Schokokuchen|chocolate cake;
Käsekuchen|Topfenkuchen|Quarkkuchen|cheesecake; Müsliriegel|Granolariegel|cereal bars; Erdbeerjoghurt|strawberry yoghurt|strawberry yogurt;
Vanillepudding|vanilla pudding; Schokopudding|Schokoladenpudding|chocolate pudding; Hartkäse|Parmesankäse|parmesan cheese;
Bergkäse|Almkäse|Alpkäse|mountain cheese; Trinkdeckel|Kaffeebecherdeckel|coffee lid; Fettlöser|degreaser; Grillreiniger|oven cleaner|Backofenspray;
Fleckenentferner|stain remover; Tischaufsteller|menu stand|table stand; Versandkarton|Paket|parcel box;
Isoliertasche|insulated bag|Thermotasche|delivery bag; Pflanzkübel|planter|Blumentopf;
Pendelleuchte|Hängelampe|Hängeleuchte|pendant light|Pendellampe; Tafellöffel|Esslöffel|Suppenlöffel|table spoon; Kaffeelöffel|Teelöffel|tea spoon;
Dessertgabel|Kuchengabel; Sektglas|Sektflöte|Champagnerglas|Sekttulpe; Milchkaffee|café au lait|Latte; Röstzwiebel|fried onion;
Kondensmilch|condensed milk|Dosenmilch; Schnittkäse|sliced cheese block; Zitronensaft|lemon juice; Traubensaft|grape juice; Kirschsaft|cherry juice;
Ananassaft|pineapple juice; Tomatensaft|tomato juice; Gemüsesaft|vegetable juice; Apfelessig|apple cider vinegar|cider vinegar;
Weinessig|wine vinegar; Sonnenblumenöl|sunflower oil; Rapsöl|rapeseed oil|canola oil; Sesamöl|sesame oil; Nudeln|noodle|Teigwaren; Lasagne|lasagna;
Glasnudeln|glass noodles|Vermicelli; Couscous|Kuskus; Linsennudeln|Nudeln aus Linsen|lentil pasta
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
        where lower(name) <> all (select lower(known) from unnest(names) known) order by place limit greatest(0, 20 - cardinality(names)))
      where id = held;
    end if;
  end loop;
end
$do$;

-- What is asked for by a brand that stands for its kind, or by a thing narrower than what is sold, finds that kind; no name of the kind finds it.
insert into search_synonym (names, is_one_way)
select string_to_array(trim(both E' \n' from line), '|'), true from unnest(string_to_array($$
Wasa|Knäckebrot; De Cecco|Pasta|Spaghetti; Buitoni|Pasta|Spaghetti; Rummo|Pasta|Spaghetti; Nescafé|löslicher Kaffee|Instantkaffee;
Bonduelle|Mais|Erbsen|Bohnen; Uncle Ben's|Reis; Ben's Original|Reis; Oryza|Reis; Thomy|Senf|Mayonnaise; Hellmann's|Mayonnaise; Hellmanns|Mayonnaise;
Miracel Whip|Salatcreme|Mayonnaise; Heinz|Ketchup; Tabasco|Chilisauce|Chili Sauce; Sriracha|Chilisauce|Chili Sauce; Bertolli|Olivenöl;
Palmin|Kokosfett|Kokosöl; Rama|Margarine; Lätta|Margarine; Becel|Margarine; Leerdammer|Emmentaler|Maasdamer; Babybel|Gouda|Schnittkäse;
Galbani|Mozzarella; Activia|Joghurt; Actimel|Trinkjoghurt; Dany Sahne|Pudding; Nesquik|Kakao; Kaba|Kakao; Ovomaltine|Kakao;
Illy|Espresso|Kaffeebohnen; Segafredo|Espresso|Kaffeebohnen; Lavazza|Espresso|Kaffeebohnen; Tassimo|Kapseln|Kaffee; Dolce Gusto|Kapseln|Kaffee;
Kaffeepads|Kaffee; Twinings|Schwarztee|Tee; Pukka|Kräutertee|Tee; Arizona|Eistee; Innocent|Smoothie; True Fruits|Smoothie; Volvic|Mineralwasser;
Evian|Mineralwasser; Vittel|Mineralwasser; Perrier|Mineralwasser; San Pellegrino|Mineralwasser; Apollinaris|Mineralwasser;
Thomas Henry|Tonic|Bitter Lemon; Fever-Tree|Tonic|Bitter Lemon; Monster|Energydrink; Rockstar|Energydrink; Powerade|Sportgetränk|Iso;
Gatorade|Sportgetränk|Iso; Torani|Sirup; Heineken|Pils|Bier; Beck's|Pils|Bier; Becks|Pils|Bier; Corona|Bier; Carlsberg|Pils|Bier;
Hasseröder|Pils|Bier; Holsten|Pils|Bier; Tegernseer|Helles|Bier; Moët|Champagner|Sekt; Veuve Clicquot|Champagner|Sekt; Freixenet|Sekt; Mumm|Sekt;
Henkell|Sekt; Baileys|Likör; Bacardi|Spirituose|Likör; Smirnoff|Spirituose|Likör; Jack Daniel's|Spirituose|Weinbrand; Jim Beam|Spirituose|Weinbrand;
Ramazzotti|Kräuterlikör; Averna|Kräuterlikör; Hennessy|Weinbrand; Licor 43|Likör; Malibu|Likör; Snickers|Schokoriegel; Mars|Schokoriegel;
Twix|Schokoriegel; Bounty|Schokoriegel; KitKat|Schokoriegel; Prinzenrolle|Doppelkeks|Keks; Hanuta|Waffel; Knoppers|Waffel; Ferrero Rocher|Praline;
Raffaello|Praline; Mon Chéri|Praline; Merci|Praline|Schokolade; Celebrations|Praline; Pringles|Chips; Doritos|Tortillachips; Tuc|Cracker;
Mentos|Bonbon; Tic Tac|Bonbon|Dragees; Ricola|Bonbon; Nimm2|Bonbon; Werther's|Bonbon|Karamell; Magnum|Eis; Ben & Jerry's|Eis; Häagen-Dazs|Eis;
McCain|Kartoffelspalten|Wedges; Villeroy|Teller|Tasse; Rosenthal|Teller|Tasse; Seltmann|Teller|Tasse; Schönwald|Teller|Tasse; Bauscher|Teller|Tasse;
Arcoroc|Teller|Glas; Kahla|Teller|Tasse; Zwiesel|Weinglas|Glas; Spiegelau|Weinglas|Glas; Riedel|Weinglas|Glas; Stölzle|Weinglas|Glas;
Rastal|Bierglas|Glas; Leonardo|Glas|Vase; Zwilling|Kochmesser|Messer; Wüsthof|Kochmesser|Messer; Victorinox|Kochmesser|Messer;
Fissler|Kochtopf|Pfanne; Tefal|Bratpfanne|Pfanne; Le Creuset|Schmortopf|Bräter; Staub|Schmortopf|Bräter; WMF|Besteck|Kochtopf; Cambro|GN-Behälter;
Tork|Papierhandtuch|Toilettenpapier; Katrin|Papierhandtuch|Toilettenpapier; Hakle|Toilettenpapier; Charmin|Toilettenpapier; Duni|Serviette|Tischdecke;
Papstar|Serviette|Kaffeebecher; Meister Proper|Allzweckreiniger; Ajax|Allzweckreiniger; Domestos|Sanitärreiniger; Viss|Küchenreiniger|Badreiniger;
Cillit Bang|Badreiniger|Entkalker; Somat|Spülmaschinentabs; Finish|Spülmaschinentabs; Calgonit|Spülmaschinentabs;
Winterhalter|Gläserspülmittel|Maschinenspülmittel; Ecolab|Reiniger|Maschinenspülmittel; Ariel|Waschmittel; Spee|Waschmittel; Vernel|Weichspüler;
Sagrotan|Flächendesinfektion|Händedesinfektion; Sterillium|Händedesinfektion; Nivea|Handcreme|Körperlotion; Dove|Duschgel|Handseife;
Schwarzkopf|Shampoo; La Marzocco|Siebträgermaschine; Gaggia|Siebträgermaschine; DeLonghi|Siebträgermaschine; Mahlkönig|Kaffeemühle;
Recup|Mehrwegbecher; Vytal|Mehrwegschale; Vossen|Handtuch; Möve|Handtuch; Thonet|Bistrostuhl; Peugeot|Pfeffermühle;
Appenzeller|Bergkäse|Bergbauern Käse; Gruyère|Bergkäse; Comté|Bergkäse; Edamer|Gouda; Tilsiter|Gouda|Butterkäse; Maasdamer|Emmentaler; Havarti|Gouda;
Cheddar|Gouda; Gorgonzola|Weichkäse|Camembert; Roquefort|Weichkäse|Camembert; Stilton|Weichkäse|Camembert; Blauschimmelkäse|Weichkäse|Camembert;
Edelpilzkäse|Weichkäse|Camembert; blue cheese|Weichkäse|Camembert; Brie|Camembert|Weichkäse; Pecorino|Hartkäse; Ricotta|Frischkäse;
Mascarpone|Frischkäse; Burrata|Mozzarella; Schnittkäse|Gouda|Emmentaler; Raclette|Gouda|Bergkäse; Putenbrust|Hähnchenbrust|Geflügelbrust;
Putenfilet|Hähnchenbrust; turkey breast|Putenbrust|Hähnchenbrust; Rinderfilet|Rindfleisch|Rind|Steak; Rumpsteak|Rindfleisch|Steak;
Entrecote|Rindfleisch|Steak; Roastbeef|Rindfleisch|Rind; Tafelspitz|Rindfleisch|Rind; Rinderbraten|Rindfleisch|Rind;
Rindergulasch|Gulasch|Rindfleisch; Schweinefilet|Schweinefleisch|Schwein; Schweinebraten|Schweinefleisch|Braten; Spareribs|Schweinefleisch|Rippchen;
Krustenbraten|Schweinefleisch|Braten; Hackbraten|Hackfleisch|Frikadelle; Cevapcici|Frikadelle|Hackfleisch; Entenbrust|Ente|Geflügel;
Hühnchen|Hähnchen; Brathähnchen|Hähnchen; Hähnchenkeule|Hähnchenschenkel|Hähnchen; Putenwurst|Geflügelwurst; Hähnchenwurst|Geflügelwurst;
Putensalami|Geflügelsalami|Salami; Putenschnitzel|Hähnchenschnitzel|Schnitzel; Landjäger|Cabanossi|Salami; Cabanossi|Minisalami|Salami;
Pastrami|Schinken; Serrano|Rohschinken|Schinken; Parmaschinken|Rohschinken|Schinken; cold meats|Wurst|Schinken|Salami;
deli meat|Wurst|Schinken|Salami; charcuterie|Salami|Schinken|Wurst; Wurstplatte|Aufschnitt|Wurst; Rollmops|Brathering|Hering;
Bismarckhering|Brathering|Hering; Matjes|Hering; Kabeljau|Seelachs|Fischfilet; Dorsch|Seelachs|Fischfilet; Zander|Fischfilet|Forelle;
Scholle|Fischfilet|Seelachs; Pangasius|Fischfilet|Seelachs; Dorade|Fischfilet|Forelle; Rotbarsch|Fischfilet|Seelachs; Heilbutt|Fischfilet|Seelachs;
Krabben|Garnele; Krevetten|Garnele; Surimi|Garnele; Fischsuppe|Hummersuppe|Hummer Suppe|Lachs-Creme-Suppe;
Bouillabaisse|Hummersuppe|Lachs-Creme-Suppe; fish soup|Hummersuppe|Lachs-Creme-Suppe; Limette|Zitrone; Nektarine|Pfirsich; Mirabelle|Pflaume;
Kopfsalat|Eisbergsalat|Blattsalat; Romanasalat|Eisbergsalat|Blattsalat; Lollo Rosso|Blattsalat|Salatmix; Endivie|Eisbergsalat|Blattsalat;
Kopfsalate|Eisbergsalat|Blattsalat; lettuce|Eisbergsalat|Feldsalat|Blattsalat; Schalotte|Zwiebel; Cherrytomate|Rispentomaten|Strauchtomate;
Cocktailtomate|Rispentomaten|Strauchtomate; Austernpilz|Kräuterseitling|Champignon; Shiitake|Champignon|Pilz; Steinpilz|Pilz|Champignon;
Grünspargel|Grüner Spargel; Beeren|Heidelbeere|Erdbeere|Himbeere; Beerenobst|Heidelbeere|Erdbeere; Pampelmusensaft|Grapefruitsaft|Orangensaft;
Grapefruitsaft|Orangensaft; Wurzelgemüse|Möhre|Suppengemüse; Gemüsezwiebel|Zwiebel; Bauernbrot|Landbrot|Mischbrot|Roggenmischbrot;
Graubrot|Mischbrot|Roggenmischbrot; Krustenbrot|Landbrot|Mischbrot; Holzofenbrot|Landbrot|Mischbrot; Hausbrot|Landbrot|Mischbrot;
Laugenbrezel|Brezel|Laugen; Laugengebäck|Brezel|Laugen; Laugenstange|Brezel|Laugen; soft pretzel|Brezel|Laugen; Kaisersemmel|Brötchen;
Mohnbrötchen|Brötchen; Sesambrötchen|Brötchen; Bagel|Brötchen; Ciabattabrötchen|Ciabatta|Brötchen; Franzbrötchen|Hefegebäck|Gebäck;
Zimtschnecke|Hefegebäck|Gebäck; Hefezopf|Hefegebäck|Kuchen; Gugelhupf|Marmorkuchen|Marmor Kuchen|Rührkuchen;
Guglhupf|Marmorkuchen|Marmor Kuchen|Rührkuchen; Rührkuchen|Marmorkuchen|Zitronenkuchen; Napfkuchen|Marmorkuchen|Rührkuchen;
sponge cake|Marmorkuchen|Zitronenkuchen; Bienenstich|Kuchen|Torte; Donauwelle|Kuchen|Torte; Blechkuchen|Kuchen|Streuselkuchen;
Sachertorte|Torte|Schokoladenkuchen; Obsttorte|Torte|Obstkuchen; Cupcake|Muffin|Kuchen; Brownie|Schokoladenkuchen|Kuchen; pastry|Gebäck|Kuchen;
pastries|Gebäck|Kuchen; Cantuccini|Mandelkekse|Keks; Amarettini|Mandelkekse|Keks; Doppelkeks|Keks; Mürbeteiggebäck|Keks; shortcrust|Keks;
Lolli|Lutscher|Bonbon; Lutscher|Bonbon; lollipop|Lutscher|Bonbon; Toffee|Karamell|Bonbon; Kaubonbon|Bonbon; Marshmallow|Mäusespeck|Schaumzucker;
Schokokuss|Schaumkuss; Dubai Schokolade|Pistazien Schokolade|Schokolade; Dubai-Schokolade|Pistazien Schokolade|Schokolade; Kartoffelsticks|Chips;
Reiscracker|Cracker; Käsegebäck|Cracker|Salzgebäck; Grissini|Salzstangen; pretzel sticks|Salzstangen; Grauburgunder|Weißwein|Riesling;
Pinot Grigio|Weißwein|Riesling; Sauvignon Blanc|Weißwein|Riesling; Weißburgunder|Weißwein|Riesling; Silvaner|Weißwein|Riesling;
Soave|Weißwein|Riesling; white wine|Weißwein|Riesling|Chardonnay|Müller-Thurgau; Weißwein|Riesling|Chardonnay|Müller-Thurgau;
Rioja|Rotwein|Spätburgunder; Merlot|Rotwein|Spätburgunder; Cabernet|Rotwein|Spätburgunder; Chianti|Rotwein|Spätburgunder;
Primitivo|Rotwein|Spätburgunder; Bordeaux|Rotwein|Spätburgunder; Tempranillo|Rotwein|Spätburgunder; Shiraz|Rotwein|Spätburgunder;
Montepulciano|Rotwein|Spätburgunder; Hauswein|Rotwein|Weißwein; Crémant|Sekt; Cava|Sekt; Champagner|Sekt; champagne|Sekt; Kölsch|Bier|Pils;
Altbier|Bier; IPA|Bier; Pale Ale|Bier; Craft Beer|Bier; Craftbier|Bier; Export|Bier|Pils; Almdudler|Kräuterlimonade|Limonade;
Stilles Wasser|Wasser still|Wasser naturell; still water|Wasser still|Wasser naturell; Direktsaft|Saft; Smoothies|Smoothie;
Isogetränk|Iso|Sportgetränk; Sportgetränk|Iso|Energydrink; sports drink|Iso|Energydrink; Ingwershot|Ingwer Saft|Ingwer;
Latte Macchiato|Milchkaffee|Cappuccino; Cappuccinopulver|Cappuccino; Instantcappuccino|Cappuccino; Zuckersticks|Zucker; Zuckersachets|Zucker;
sugar sachets|Zucker; sweetener|Stevia|Süßstoff|Erythrit; Tortenguss|Gelatine; Blattgelatine|Gelatine; Kuchenglasur|Kuvertüre;
chocolate chips|Schokotropfen|Raspelschokolade; custard|Vanillesoße|Vanillepudding; Vanillesauce|Vanillesoße|Vanillepudding; gelatin|Gelatine;
Nudelauflauf|Lasagne|Nudelgericht; Lasagneplatten|Lasagne|Nudeln; noodles|Nudeln; Asianudeln|Mie Nudeln|Reisnudeln|Glasnudeln;
Ramen|Mie Nudeln|Instantnudeln; Risottoreis|Milchreis|Reis; Langkornreis|Parboiled Reis|Reis; Sushireis|Reis; basmati|Basmatireis;
Kartoffelknödel|Knödel|Klöße; Chili con Carne|Eintopf|Chili; Linsensuppe|Linseneintopf|Linsen; Erbsensuppe|Erbseneintopf|Erbsen;
Gemüseeintopf|Eintopf|Gemüsesuppe; lentil soup|Linseneintopf|Linsensuppe; pea soup|Erbseneintopf; chicken soup|Hühnersuppe;
mushroom soup|Champignoncremesuppe|Pilzsuppe; Ananasringe|Ananas Scheiben|Ananas; fruit cocktail|Mandarinorangen|Pfirsich|Ananas;
Obstkonserve|Pfirsich|Mandarinorangen|Ananas; Kompott|Apfelmus|Pfirsich|Birnen; Dosenobst|Pfirsich|Mandarinorangen|Ananas;
tinned fruit|Pfirsich|Mandarinorangen|Ananas; Dosengemüse|Mais|Erbsen|Bohnen; Cornichons|Gewürzgurke; Salzgurke|Gewürzgurke;
Silberzwiebel|Perlzwiebel; Relish|Gurken Relish|Chutney; Cocktailsauce|Sauce|Dressing; Currysauce|Curry Sauce|Curry; Remouladensauce|Remoulade;
Tatarsauce|Remoulade; Aioli|Knoblauchsauce|Mayonnaise; Worcestersauce|Sojasauce; Kräuteröl|Olivenöl; Bratöl|Rapsöl|Sonnenblumenöl;
Pflanzenfett|Kokosfett|Margarine; deep frying fat|Kokosfett|Rapsöl; Rosenpaprika|Paprika edelsüß|Paprikapulver;
Grillgewürz|Steakgewürz|Gewürzmischung; Pommesgewürz|Pommes Salz|Salz; Steinsalz|Salz; Kochsalz|Salz|Jodsalz; table salt|Salz|Jodsalz;
peppercorns|Pfeffer; Kaffeeweißer|Kaffeesahne; half-and-half|Kaffeesahne|Sahne; Sprühsahne Dose|Sprühsahne; Landmilch|Vollmilch|Milch;
skimmed milk|fettarme Milch; semi-skimmed milk|fettarme Milch; spread butter|Butter; Kräuterquark|Quark mit Kräutern; Skyr natur|Skyr;
Fruchtjoghurt|Joghurt mit Frucht|Joghurt; fruit yogurt|Joghurt; fruit yoghurt|Joghurt; Pudding Becher|Pudding; Frühstücksei|Eier; boiled eggs|Eier;
Eier Bodenhaltung|Eier; free range eggs|Freiland Eier|Eier; Vorspeisen|Antipasti; starters|Antipasti; Meeresfrüchtesalat|Thunfischsalat|Garnele;
Eiersalat|Eier Salat; Heringssalat|Hering Salat; egg salad|Eiersalat; coleslaw|Krautsalat; Sojaschnetzel|Soja|Tofu;
veggie mince|Veganes Hack|Hack vegan; vegetarian sausage|Vegane Wurst|Vegetarische Wurst; Tempeh|Tofu; Trockenobst Mix|Trockenfrüchte;
Nussmix|Nussmischung; salted peanuts|Erdnüsse gesalzen; sultanas|Rosinen; raisins|Rosinen; Nusskerne|Nüsse; Instant-Haferbrei|Porridge;
Früchtemüsli|Früchte Müsli|Müsli; fruit muesli|Früchtemüsli|Müsli; Schokomüsli|Schoko Müsli|Müsli; Marmeladenportion|Marmelade; Honigportion|Honig;
Portionshonig|Honig; Blütenhonig|Honig; honey|Honig; marmalade|Orangenmarmelade|Marmelade; Tomatenaufstrich|Brotaufstrich Tomate; Schmalztopf|Schmalz;
vegan spread|Brotaufstrich vegan|Streichcreme; Speiseeis Vanille|Vanilleeis; ice lolly|Eis am Stiel|Eis; popsicle|Eis am Stiel|Eis;
Wassereis|Eis am Stiel|Eis; Fruchteis|Frucht-Eis|Sorbet; Schokoeis|Schokoladeneis; chocolate ice cream|Schokoladeneis; Eisdessert|Eis;
Buttergemüse|Gemüse; Kaisergemüse|Gemüsemischung; Pfannengemüse|Gemüsepfanne; stir fry vegetables|Gemüsepfanne;
frozen vegetables|Gemüsepfanne|Kaisergemüse|Rahmspinat; TK-Beeren|Beerenmix|Beerenmischung; frozen berries|Beerenmix|Himbeeren;
Tiefkühlobst|Beerenmix|Himbeeren; Kartoffelecken|Wedges; Frühlingsrolle|Snack; spring rolls|Frühlingsrolle|Snack; Pizzasnack|Pizza; Minipizza|Pizza;
Tiefkühlbaguette|Baguette; Suppentasse|Bowl|Schale|Milchkaffeetasse; Suppenschale|Bowl|Schale; soup cup|Bowl|Milchkaffeetasse;
Salatteller|Teller flach; Pizzateller|Teller flach|Platte; Gourmetteller|Teller flach|Pastateller; Platzteller|Teller flach;
Beilagenteller|Teller flach|Schale; Speiseteller|Teller flach; Menüteller|Teller flach; salad plate|flat plate; charger plate|flat plate;
Müslischüssel|Bowl|Schale; Dipschale|Schale; Snackschälchen|Schale; ramekin|Schale|Bowl; Auflaufform|Bräter|Schmortopf; china|plate|cup|bowl;
Frühstücksgeschirr|Teller|Tasse|Bowl; Kaffeegeschirr|Kaffeetasse|Milchkännchen; Espressogeschirr|Espressotasse; Untertasse|Tasse mit Untertasse;
Kännchen|Milchkännchen|Teekanne; Kaffeekanne|Teekanne|Milchkännchen; coffee pot|Teekanne; Schnapsglas|Tumbler|Degustationsglas;
Stamperl|Tumbler|Degustationsglas; Pinnchen|Tumbler|Degustationsglas; shot glass|Tumbler|Degustationsglas; Grappaglas|Degustationsglas;
Cognacschwenker|Whiskyglas|Degustationsglas; Ginglas|Longdrinkglas|Tumbler; Aperolglas|Rotweinglas|Weinglas; Universalglas|Weinglas;
Kelchglas|Weinglas; wine goblet|Weinglas; Willibecher|Bierbecher|Bierglas; Kölschstange|Bierbecher Stange|Bierglas; Seidel|Bierglas;
Biertulpe|Bierglas; Colaglas|Longdrinkglas|Saftglas; Limonadenglas|Longdrinkglas|Saftglas; Glaskaraffe|Karaffe; water carafe|Wasserkaraffe|Karaffe;
jug|Karaffe|Milchkännchen; Schaumweinglas|Sektglas; Champagnerglas|Champagnerkelch|Sektglas; tulip glass|Biertulpe|Sektglas; Menülöffel|Tafellöffel;
Suppenlöffel|Tafellöffel; Esslöffel|Tafellöffel; tablespoon|Tafellöffel; soup spoon|Tafellöffel; Teelöffel|Kaffeelöffel; teaspoon|Kaffeelöffel;
coffee spoon|Kaffeelöffel; Essbesteck|Tafelmesser|Tafelgabel|Tafellöffel; Vorspeisengabel|Dessertgabel; salad fork|Dessertgabel;
cutlery set|Tafelmesser|Tafelgabel|Tafellöffel; Besteckset|Tafelmesser|Tafelgabel|Tafellöffel; Kinderbesteck|Dessertlöffel|Dessertgabel;
Papierserviette|Serviette Zelltuch|Serviette Airlaid; paper napkin|Serviette Zelltuch|Serviette Airlaid; Cocktailserviette|Serviette;
cocktail napkin|Serviette; Tischtuch|Tischdecke; Mitteldecke|Tischläufer|Tischdecke; Skirting|Tischdecke; Hussen|Tischdecke;
Bäckerschürze|Latzschürze; Kellnertuch|Stoffserviette; Glasvase|Tischvase|Solitärvase; Kerzenhalter|Stabkerze; Kerzenständer|Stabkerze;
Kerzenleuchter|Stabkerze; candlestick|Stabkerze; Windlicht|Duftkerze|Stabkerze; Tafelkerze|Stabkerze; dinner candles|Stabkerze;
scented candle|Duftkerze; Gewürzmühle|Pfeffermühle|Salzmühle; Salzmühlen|Salzmühle; salt and pepper set|Salz- und Pfeffermühle;
Tischnummer|Tischaufsteller; table tent|Tischaufsteller; menu holder|Tischaufsteller|Speisekarte; Menükarte|Speisekarte;
Kartenaufsteller|Tischaufsteller; bill folder|Rechnungsmappe; Kellnermappe|Rechnungsmappe; drinks menu|Getränkekarte; Cocktailkarte|Getränkekarte;
Tageskarte|Speisekarte|Tischaufsteller; Flaschenöffner|Barset; Korkenzieher|Barset; Kellnermesser|Barset; bottle opener|Barset; corkscrew|Barset;
Eiszange|Eiskübel mit Zange; ice tongs|Eiskübel mit Zange; Eiswürfel|Eiswürfelbehälter; Kaffeevollautomat|Siebträgermaschine;
Espressokocher|Siebträgermaschine; Weinkübel|Sektkühler|Eiskübel; Hackmesser|Kochmesser; Hackbeil|Kochmesser; cleaver|Kochmesser;
Allzweckmesser|Kochmesser|Gemüsemesser; utility knife|Gemüsemesser|Kochmesser; Küchenmesser|Kochmesser|Gemüsemesser;
Fleischmesser|Kochmesser|Schinkenmesser|Ausbeinmesser; Japanmesser|Santokumesser; Tomatenmesser|Gemüsemesser; Holzbrett|Schneidbrett|Servierbrett;
wooden board|Schneidbrett|Servierbrett; Wok|Schwenkpfanne|Bratpfanne; Crêpepfanne|Bratpfanne; Omelettpfanne|Bratpfanne;
Grillpfanne|Gusseisenpfanne|Bratpfanne; grill pan|Gusseisenpfanne; Schnellkochtopf|Kochtopf; pressure cooker|Kochtopf;
Einkochtopf|Kochtopf|Suppentopf; Nudeltopf|Kochtopf|Suppentopf; Saucentopf|Stielkasserolle|Sauteuse; Fleischtopf|Bratentopf; Springform|Backblech;
baking tin|Backblech; Backform|Backblech; Kochlöffel|Pfannenwender|Schöpfkelle; wooden spoon|Pfannenwender|Schöpfkelle; Saucenkelle|Schöpfkelle;
Durchschlag|Küchensieb|Passiersieb; colander|Küchensieb|Passiersieb; Salatschüssel|Rührschüssel|Schale|Bowl;
Edelstahlschüssel|Rührschüssel|Schlagkessel; Grillzange|Küchenzange; Servierzange|Küchenzange; Wärmewanne|Chafing Dish;
Bain-Marie|Chafing Dish|GN-Behälter; Buffetschale|Buffetplatte; Käseplatte|Buffetplatte|Servierbrett; Wurstplatten|Buffetplatte;
slate board|Buffetplatte|Servierbrett; Obstkorb|Brotkorb; fruit basket|Brotkorb; Kuchenständer|Etagere; Suppenterrine|Suppenstation;
Warmhalteplatte|Chafing Dish; Vorratsglas|Vorratsdose; jar|Vorratsdose|Mehrwegglas; Eimer mit Deckel|Vorratsdose; Regalwagen|Servierwagen;
Kühlbox|Isoliertasche; Thermobox|Isoliertasche; Kühltasche|Isoliertasche; cooler bag|Isoliertasche; cool box|Isoliertasche;
Lieferrucksack|Isoliertasche; Umzugskarton|Versandkarton; Faltkarton|Versandkarton; Paketkarton|Versandkarton; shipping box|Versandkarton;
cardboard box|Versandkarton; wine carton|Flaschenkarton; Weinkarton|Flaschenkarton; storage bin|Stapelbox|Vorratsdose; plastic crate|Stapelbox;
Daunendecke|Bettdecke Daune|Bettdecke; Winterdecke|Bettdecke; Tagesdecke|Sommerdecke; Wolldecke|Sommerdecke; Kuscheldecke|Sommerdecke;
blanket|Sommerdecke|Bettdecke; Topper|Matratzenauflage; mattress protector|Matratzenauflage; Bettlaken|Spannbettlaken; Waschlappen|Gästehandtuch;
Waschhandschuh|Gästehandtuch; washcloth|Gästehandtuch; Badematte|Badvorleger; Fußmatte|Badvorleger; floor mat|Badvorleger;
Strandlaken|Pooltuch|Saunatuch; Liegenauflage|Pooltuch; Frotteehandtuch|Handtuch; spa towel|Saunatuch|Pooltuch; Hotelseife|Handseife;
Seifenstück|Handseife; bar soap|Handseife; hotel soap|Handseife; Gästeseife|Handseife; Conditioner|Haarspülung; Bodylotion|Körperlotion;
body cream|Körperlotion; Raumduft|Duftkerze|Raumkerze; Kosmetikset|Shampoo Flacon|Duschgel Flacon; Duschlotion|Duschgel;
soap pump|Leerflasche|Seifenspender; Pumpflasche|Leerflasche mit Pumpkopf; Papierspender|Handtuchspender;
Spender Desinfektion|Desinfektionsmittelspender; Badslipper|Hotelslipper; Backofenspray|Grillreiniger; Backofenreiniger|Grillreiniger;
oven cleaner|Grillreiniger; Fensterspray|Glasreiniger; Parkettreiniger|Bodenreiniger; Laminatreiniger|Bodenreiniger;
Scheuermilch|Küchenreiniger|Badreiniger; Scheuermittel|Küchenreiniger|Badreiniger; Essigreiniger|Badreiniger|Allzweckreiniger;
Abflussreiniger|Sanitärreiniger; drain cleaner|Sanitärreiniger; bathroom cleaner|Badreiniger|Sanitärreiniger;
toilet cleaner|Sanitärreiniger|Badreiniger; Teppichreiniger|Fleckenentferner; Polsterreiniger|Fleckenentferner; carpet cleaner|Fleckenentferner;
Schimmelentferner|Sanitärreiniger; Kaffeemaschinenreiniger|Entkalker; Kaffeemaschinenentkalker|Entkalker;
Oberflächenreiniger|Allzweckreiniger|Küchenreiniger; surface cleaner|Allzweckreiniger|Küchenreiniger; Feinwaschmittel|Waschmittel flüssig;
Wollwaschmittel|Waschmittel flüssig; Colorwaschmittel|Waschmittel flüssig; Spülmaschinenreiniger|Maschinenspülmittel|Spülmaschinenpulver;
Handspülmittel Kanister|Handspülmittel; Handtuchrolle|Putzrolle|Küchenrolle; Papierrolle|Putzrolle|Küchenrolle; Feuchttücher|Kosmetiktücher|Putzrolle;
wet wipes|Kosmetiktücher|Putzrolle; Servietten Spender|Kosmetiktücher; kitchen paper|Küchenrolle; Desinfektionstücher|Flächendesinfektion;
Latexhandschuhe|Einmalhandschuhe Latex; Haushaltshandschuhe|Einmalhandschuhe; Arbeitshandschuhe|Einmalhandschuhe;
rubber gloves|Einmalhandschuhe Latex|Einmalhandschuhe; Händewaschmittel|Handseife; sanitizer spray|Händedesinfektion|Flächendesinfektion;
Pappbecher|Kaffeebecher|Espressobecher; Trinkbecher|Kaffeebecher|Mehrwegbecher; paper cup|Kaffeebecher|Espressobecher;
plastic cup|Mehrwegbecher|Probierbecher; Plastikbecher|Mehrwegbecher|Probierbecher; Suppenbecher|Salatschale mit Deckel|Mehrwegschale;
soup container|Salatschale mit Deckel|Mehrwegschale; Dessertbecher|Probierbecher; Saucenbecher|Probierbecher; Dressingbecher|Probierbecher;
portion cups|Probierbecher; Kaffeedeckel|Trinkdeckel; coffee lids|Trinkdeckel; Thermobecher|Mehrwegbecher|Kaffeebecher Doppelwand;
travel mug|Mehrwegbecher; Mehrwegdose|Mehrwegschale; Pfandbecher|Mehrwegbecher; reusable bowl|Mehrwegschale; Pommestüte|Snackbeutel;
Pommesbox|Snackbeutel|Salatschale; Burgerbox|Lunchbox|Menübox; burger box|Lunchbox|Menübox; Sushibox|Lunchbox|Menübox; Nudelbox|Lunchbox|Menübox;
Asiabox|Lunchbox|Menübox; noodle box|Lunchbox|Menübox; Essensbox|Menübox|Lunchbox; Take-away-Box|Menübox|Lunchbox;
takeaway container|Menübox|Lunchbox|Salatschale; clamshell|Menübox|Lunchbox; Tortenkarton|Pizzakarton; cake box|Pizzakarton;
Sandwichverpackung|Snackbeutel|Lunchbox; sandwich bag|Snackbeutel; Bratwurstschale|Salatschale|Menübox; Geschenktüte|Papiertragetasche;
gift bag|Papiertragetasche; Flaschentüte|Papiertragetasche; Plastiktüte|Papiertragetasche|Stofftasche; plastic bag|Papiertragetasche|Stofftasche;
Brötchenbeutel|Bäckertüte; Kreuzbodenbeutel|Snackbeutel|Bäckertüte; Sofa|Loungesessel|Sitzbank; Couch|Loungesessel|Sitzbank; Ohrensessel|Loungesessel;
Cocktailsessel|Loungesessel; Samtstuhl|Loungesessel|Polsterstuhl; Bürostuhl|Polsterstuhl; Konferenzstuhl|Polsterstuhl; office chair|Polsterstuhl;
Esszimmerstuhl|Polsterstuhl|Bistrostuhl; dining chair|Polsterstuhl|Bistrostuhl; Holzstuhl|Kaffeehausstuhl Holzsitz|Bistrostuhl Bugholz;
wooden chair|Kaffeehausstuhl Holzsitz|Bistrostuhl Bugholz; Schreibtisch|Tagungstisch; desk|Tagungstisch; Konferenztisch|Tagungstisch;
Couchtisch|Bistrotisch; Beistelltisch|Bistrotisch; side table|Bistrotisch; coffee table|Bistrotisch; Stehtisch|Bistrotisch; Bartisch|Bistrotisch;
Holztisch|Gasttisch Eiche|Bistrotisch Eiche; wooden table|Gasttisch Eiche|Bistrotisch Eiche; Biertisch|Klapptisch;
Biertischgarnitur|Klapptisch|Klappstuhl; Bierzeltgarnitur|Klapptisch|Klappstuhl; Festzeltgarnitur|Klapptisch|Klappstuhl;
Stehlampe|Tischleuchte|Nachttischleuchte; floor lamp|Tischleuchte; Schreibtischlampe|Tischleuchte|Nachttischleuchte;
Wandlampe|Nachttischleuchte|Tischleuchte; wall lamp|Nachttischleuchte; Kronleuchter|Pendelleuchte; chandelier|Pendelleuchte;
Deckenlampe|Pendelleuchte; Deckenleuchte|Pendelleuchte; ceiling light|Pendelleuchte; Lüster|Pendelleuchte; Kugellampe|Pendelleuchte;
Liegestuhl|Gartensessel|Klappstuhl; Sonnenliege|Gartensessel; sun lounger|Gartensessel; Gartenbank|Sitzbank|Gartensessel; Gartentisch|Terrassentisch;
garden table|Terrassentisch; planter|Pflanzkübel; flower pot|Pflanzkübel; Schirmständer|Sonnenschirm;
Biergartenmöbel|Klappstuhl Biergarten|Terrassentisch; wood|Buche|Eiche|Akazie; Pappe|Karton; fettreduziert|leicht|fettarm|mager|light;
reduced fat|leicht|fettarm|light; low fat|fettarm|leicht|mager; Samt|Samtvelours; velvet|Samtvelours; Bodenhaltung|Eier;
matt schwarz|schwarz|schiefergrau;
Halter|Spender|Ständer; Kaffeeautomat|Siebträgermaschine; Kaffeemaschine|Siebträgermaschine; Stuhlauflage|Stuhl; Weißkraut|Krautsalat|Sauerkraut; Garnitur|Sitzbank|Stuhl; Gedeck|Tasse|Teller; Brettl|Servierbrett|Schneidbrett; Brotzeitbrettl|Servierbrett|Steakbrett; Behältnis|Behälter|Vorratsdose; Gefäß|Becher|Schale|Vorratsdose; Napf|Schale|Bowl; Häppchen|Snack; Süßgetränk|Limonade|Cola; Erfrischungsgetränk|Limonade; Klopapierhalter|Toilettenpapierspender; Speisekartenhalter|Tischaufsteller|Speisekartenmappe;
Quarkkeulchen|Pfannkuchen|Reibekuchen; Kaiserschmarren|Kaiserschmarrn|Pfannkuchen; chickpea spread|Hummus; chickpea dip|Hummus; Pata Negra|Serrano Schinken|Rohschinken; scharf|hot|spicy|Chili; Hühnerschnitzel|Hähnchenschnitzel|Schnitzel; Hähnchenflügel|Hähnchenschenkel|Hähnchen; Hähnchenschnitzel|Schnitzel; Streichfett|Margarine|Butter; Kinderteller|Teller flach; Kindermüsli|Müsli Kinder|Müsli; Teewagen|Servierwagen; Müllwagen|Abräumwagen; Wäschewagen|Abräumwagen|Servierwagen; Zimmerservicewagen|Servierwagen; Obstschale|Schale|Bowl; Zuckerschale|Schale; Butterdose|Vorratsdose|Schale; Keksdose|Vorratsdose; Brotdose|Vorratsdose|Lunchbox; Brotbox|Vorratsdose|Lunchbox; Trinkflasche|Mehrwegbecher; Thermoskanne|Teekanne; Isolierkanne|Teekanne; Handtuchhalter|Handtuchspender; Seifenschale|Seifenspender; Spülschüssel|Rührschüssel
$$, ';')) as line
where not exists (
  select from search_synonym known
  where known.is_one_way and lower(known.names[1]) = lower(split_part(trim(both E' \n' from line), '|', 1)));
