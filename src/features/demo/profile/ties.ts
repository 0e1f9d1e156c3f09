/** Who is connected to the person of the profile. */
export type Ties = {
  readonly isTied: (name: string, answered: boolean) => boolean;
  readonly tie: (name: string, isTied: boolean) => void;
};
