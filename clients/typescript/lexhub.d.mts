/** The types of lexhub.mjs. */

export type Value = string | number | boolean | readonly (string | number)[] | null | undefined;
export type Query = Record<string, Value>;

export interface Options {
  /** How often a request is repeated after 429 or 503; 5 if absent. */
  retries?: number;
  /** The seconds of `Retry-After` beyond which a request is not repeated; 60 if absent. */
  longestWait?: number;
}

export interface Language {
  id: number;
  glottocode: string;
  iso639_3: string | null;
  name: string;
  level: "family" | "language" | "dialect";
  [more: string]: unknown;
}

export interface Lexeme {
  id: number;
  lemma: string;
  language: string;
  pos: string;
  reading?: string;
  romanization?: string;
  [more: string]: unknown;
}

export interface Meaning {
  id: number;
  lexicon_meaning_id: number;
  linked_senses: number;
  [more: string]: unknown;
}

export interface Translation {
  lemma: string;
  language: string;
  pos: string;
  confidence: number;
  lexeme_id: number;
  reading?: string;
  [more: string]: unknown;
}

export interface TranslateAnswer {
  source: {
    text: string;
    language: string;
    lexeme_id: number;
    detected_senses: { sense_id: number; meaning_id: number; gloss: string; confidence: number }[];
    [more: string]: unknown;
  };
  translations: Translation[];
  warning?: string;
}

export interface Pair {
  id: number;
  source: { lexeme_id: number; lemma: string; pos: string };
  target: { lexeme_id: number; lemma: string; pos: string; reading?: string };
  meaning_id: number;
  confidence: number;
  bidirectional: boolean;
  [more: string]: unknown;
}

/** An error of the server. */
export class LexhubError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string);
}

export class Lexhub {
  constructor(url: string, key: string, options?: Options);
  /** Returns the JSON of a GET request. */
  get<T = any>(path: string, query?: Query): Promise<T>;
  /** Returns the JSON of a POST request with a JSON body. */
  post<T = any>(path: string, body: unknown): Promise<T>;
  /** Goes through the items of all pages of a list, by cursor where the list has one, else by offset. */
  pages<T = any>(path: string, query?: Query): AsyncGenerator<T, void, undefined>;
  /** All languages. */
  languages(query?: Query): AsyncGenerator<Language, void, undefined>;
  /** All words of a language. */
  lexemes(lang: string, query?: Query): AsyncGenerator<Lexeme, void, undefined>;
  /** The results of a search, the best first. */
  search(q: string, query?: Query): AsyncGenerator<Lexeme & { score: number }, void, undefined>;
  /** All pairs of two languages, the most certain first. */
  pairs(source_lang: string, target_lang: string, query?: Query): AsyncGenerator<Pair, void, undefined>;
  lexeme(id: number, query?: Query): Promise<Lexeme>;
  meaning(id: number, query?: Query): Promise<Meaning>;
  /** Translates a word; `context` and `sense_hint` choose its sense. */
  translate(
    text: string,
    source_lang: string,
    target_lang: string | readonly string[],
    more?: { context?: string; sense_hint?: string; pos?: string; limit?: number; [more: string]: unknown },
  ): Promise<TranslateAnswer>;
  /** Returns the response of an export, whose body is a stream. */
  export(path: string, query: Query): Promise<Response>;
}
