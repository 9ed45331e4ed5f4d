/** Whether the house answers, as far as it was asked lately. */
class Reach {
  down = $state(false);
}

export const reach = new Reach();
