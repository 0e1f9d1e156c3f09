/** Answers of GET /api/pages/help-center and …/article (spec §3). */

export type ArticleCard = {
  readonly slug: string;
  readonly title: string;
  readonly img: string;
  readonly subtitle: string;
};
export type ArticleGroup = {
  readonly title: string;
  readonly icon: string;
  readonly articles: readonly { readonly title: string }[];
};
export type HelpOverview = {
  readonly popularArticles: readonly ArticleCard[];
  readonly allArticles: readonly ArticleGroup[];
  readonly keepLearning: readonly ArticleCard[];
};
export type HelpArticle = {
  readonly title: string;
  readonly lastUpdated: string;
  /** HTML or plain text. */
  readonly productContent: string;
  readonly checkoutContent: string;
  readonly articleList: readonly string[];
  readonly checkoutImg: string;
  readonly productImg: string;
};
